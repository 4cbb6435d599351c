import { type Dictionary, fill } from '../taxonomy';

export type Pages = { number: number; count: number };

/** The page of a list that is asked for, and where it stands; undefined when the list has no such page. */
export function pageOf<Item>(
  items: Item[],
  number: number,
  size: number,
): { items: Item[]; pages: Pages } | undefined {
  const count = Math.max(1, Math.ceil(items.length / size));
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return { items: items.slice((number - 1) * size, number * size), pages: { number, count } };
}

/** RTE-3: the number of a page as its address says it, and only as it would be written; without one it is the first. */
export function readPageNumber(written: string | null | undefined): number {
  if (written === null || written === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : Number.NaN;
}

/** The pages a visitor is offered: the first, the last, those around this one; a gap is null. */
export function pagesAround({ number, count }: Pages): (number | null)[] {
  const near = [1, number - 1, number, number + 1, count];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= count);
  return shown
    .sort((a, b) => a - b)
    .flatMap((page, index) => {
      const before = shown[index - 1];
      return before !== undefined && page - before > 1 ? [null, page] : [page];
    });
}

/** What a page of a list is called: « Agenda », « Agenda, Page 2 ». */
export function pageTitle(list: string, number: number, { commons }: Dictionary): string {
  return number === 1 ? list : `${list}, ${fill(commons.page, { number })}`;
}
