import { ErrorRecord } from '../modules/errors';
import { failure } from '../modules/errors/outcome.server';
import type { Route } from './+types/unknown';

/** Any other address. It is a route so that the frame is loaded around the error page. */
export function loader({ url }: Route.LoaderArgs): never {
  const errorText = 'This page could not be found';
  const source = url.pathname;
  throw failure(new ErrorRecord({ scope: 'Route', source, statusCode: 404, errorText }), 404);
}

export default function Unknown() {
  return null;
}
