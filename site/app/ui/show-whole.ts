import type { FocusEvent } from 'react';

/** In pixels: the ring around what has the focus, and a little of what comes next. */
const ROOM = 24;

/** In a row that slides, what the keyboard comes to is shown whole: browsers leave it at a part. Sideways only. */
export function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  slide(currentTarget, target);
}

/** The same, in a table of a text. */
export function showWholeInTable({ target }: FocusEvent<HTMLElement>): void {
  const box = target.closest('.table-box');
  if (box) slide(box, target);
}

function slide(row: Element, item: Element): void {
  // Under a pointer nothing moves between the press and the release: the click would be lost.
  if (item === row || !item.matches(':focus-visible')) return;
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const after = inner.right + ROOM - outer.right;
  const before = inner.left - ROOM - outer.left;
  if (after > 0 || before < 0) row.scrollBy({ left: after > 0 ? after : before });
}
