import type { Network } from '../../modules/map';

type Side = Network['sides'][number];

export function meets(slug: string | undefined): (side: Side) => boolean {
  return ([a, b]) => a.slug === slug || b.slug === slug;
}

const CENTRE = { x: 500, y: 279 };
const STEP = 110;
const STAGES = 6;

/** In the order a survey is made: what is near Paris first. */
export function byStage<Item>(items: Item[], where: (item: Item) => { x: number; y: number }) {
  const stages = Array.from({ length: STAGES }, (): Item[] => []);
  for (const item of items) {
    const { x, y } = where(item);
    const stage = Math.floor(Math.hypot(x - CENTRE.x, y - CENTRE.y) / STEP);
    stages[Math.min(stage, STAGES - 1)]?.push(item);
  }
  return stages;
}
