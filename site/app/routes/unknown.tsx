import { notFound } from '../modules/errors/outcome.server';

/** Any other address. It is a route so that the frame is loaded around the error page. */
export function loader(): never {
  throw notFound();
}

export default function Unknown() {
  return null;
}
