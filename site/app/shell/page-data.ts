import { useMatches } from 'react-router';

/** What the page being shown says under this name to what stands around it; the page's route knows its type, the frame does not. */
export function usePageData(name: string): unknown {
  return useMatches()
    .map(({ loaderData }) => property(loaderData, name))
    .findLast((value) => value !== undefined);
}

function property(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}
