/** An address with what is asked of it; what is empty is not said. */
export function addressWith(path: string, asked: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same, for a page of a list whose number is in the query. The first is the list itself. */
export function pageAddress(path: string, asked: Record<string, string>, number: number): string {
  return addressWith(path, { ...asked, page: number === 1 ? '' : String(number) });
}
