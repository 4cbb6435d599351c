import type { OfferSummary } from '../../content/offers.server';

type Like = Pick<OfferSummary, 'campus' | 'programme'>;

/** Offers of the same programme or campus, those of both first, otherwise in the order they are given. */
export function similarTo(offer: Like, standing: OfferSummary[]): OfferSummary[] {
  return standing
    .map((other) => ({ other, likeness: likeness(offer, other) }))
    .filter((found) => found.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
}

/** Someone may move for the right job, and less so the other way round. */
function likeness(offer: Like, other: Like): number {
  const programme = offer.programme && offer.programme.slug === other.programme?.slug ? 2 : 0;
  const campus = offer.campus && offer.campus.slug === other.campus?.slug ? 1 : 0;
  return programme + campus;
}
