/** ENT-3: a list that a page can do without. Not fetched is not empty: of nothing, a page says so; of what it could not have, it is silent. */
export type Fetched<Item> = { fetched: boolean; items: Item[] };

/** Of what a call answered, or null when it could not. */
export function fetched<Item>(found: Item[] | null): Fetched<Item> {
  return { fetched: found !== null, items: found ?? [] };
}
