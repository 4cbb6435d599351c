import { ErrorRecord } from '../../modules/errors';
import { failure } from '../../modules/errors/outcome.server';
import type { Route } from './+types/debug';

/** RTE-14: the page of an error, for those who write, translate or draw it. */
export function loader({ url }: Route.LoaderArgs): never {
  const statusCode = readStatus(url.searchParams.get('status'));
  const source = `${url.pathname}${url.search}`;
  const previous = new ErrorRecord({
    scope: 'Strapi',
    source: '/an/address/of/the/content/service',
    statusCode,
    errorText: 'What the content service would have answered',
  });
  const errorText = 'Asked for by the address';
  throw failure(
    new ErrorRecord({ scope: 'Debug', source, statusCode, errorText, previous }),
    statusCode,
  );
}

/** ERR-2: what is no status of an error is the one of any. */
function readStatus(asked: string | null): number {
  return asked !== null && /^[45]\d\d$/.test(asked) ? Number(asked) : 500;
}

export default function DebugRoute() {
  return null;
}
