import type { FocusEvent } from 'react';

/** In pixels: the ring around what has the focus, and a little of what comes next. */
const ROOM = 24;

/** In a row that slides, what the keyboard comes to is shown whole: browsers leave it at a part. Sideways only. */
export function showWhole({ target, currentTarget: row }: FocusEvent<HTMLElement>): void {
  if (target === row) return;
  const [item, box] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
  const after = item.right + ROOM - box.right;
  const before = item.left - ROOM - box.left;
  if (after > 0 || before < 0) row.scrollBy({ left: after > 0 ? after : before });
}
