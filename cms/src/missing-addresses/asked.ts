type Query = Record<string, unknown>;
export type Asked = { list: 'open' | 'ignored'; words: string; page: number };

const LONGEST = 200;
const MOST_PAGES = 1000;

/** Which rows the admin's page wants to see; undefined when it cannot be meant. */
export function listAsked({ list = 'open', words = '', page = '1' }: Query): Asked | undefined {
  if (list !== 'open' && list !== 'ignored') return undefined;
  if (typeof words !== 'string' || words.length > LONGEST) return undefined;
  const number = Number(page);
  if (!Number.isInteger(number) || number < 1 || number > MOST_PAGES) return undefined;
  return { list, words, page: number };
}

/** The one address that is spoken of. */
export function addressAsked({ address }: Query): string | undefined {
  return typeof address === 'string' && address.length <= LONGEST ? address : undefined;
}

/** Which address to hide from the list, or to show in it again. */
export function ignoringAsked(body: unknown): { address: string; ignored: boolean } | undefined {
  const { ignored, ...rest }: Query = typeof body === 'object' ? { ...body } : {};
  const address = addressAsked(rest);
  return address !== undefined && typeof ignored === 'boolean' ? { address, ignored } : undefined;
}
