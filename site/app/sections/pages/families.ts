import type { PageSummary } from '../../content/pages.server';

export type Family = { page: PageSummary; below: PageSummary[] };

/** Pages as their addresses group them: `formations/bts-mco` comes under `formations/bts`. */
export function familiesOf(pages: PageSummary[]): Family[] {
  const heads = pages.filter((page) => !pages.some((other) => isBelow(page, other)));
  return heads.map((page) => ({ page, below: pages.filter((other) => isBelow(other, page)) }));
}

function isBelow(page: PageSummary, other: PageSummary): boolean {
  return page.path.startsWith(`${other.path}-`);
}
