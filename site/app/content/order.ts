type DateOf<Item> = (item: Item) => string | null;

export function newestFirst<Item>(items: Item[], dateOf: DateOf<Item>): Item[] {
  return items.toSorted((a, b) => compare(dateOf(b), dateOf(a)) || datedFirst(dateOf, a, b));
}

export function soonestFirst<Item>(items: Item[], dateOf: DateOf<Item>): Item[] {
  return items.toSorted((a, b) => compare(dateOf(a), dateOf(b)) || datedFirst(dateOf, a, b));
}

function compare(a: string | null, b: string | null): number {
  return a === null || b === null ? 0 : Date.parse(a) - Date.parse(b);
}

/** What has no date comes last, either way: databases do not agree on where. */
function datedFirst<Item>(dateOf: DateOf<Item>, a: Item, b: Item): number {
  return Number(dateOf(a) === null) - Number(dateOf(b) === null);
}
