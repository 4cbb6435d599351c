import { upload } from '../../content/uploads.server';
import type { Route } from './+types/uploads';

export function loader({ request, params }: Route.LoaderArgs) {
  return upload(params.name, request);
}

export function action() {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}
