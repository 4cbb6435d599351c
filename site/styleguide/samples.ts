import type { Image } from '../app/content/media.server';
import type { NewsSummary } from '../app/content/news.server';
import type { Network } from '../app/modules/map';

/** The one picture that the site has of its own. */
export const IMAGE: Image = {
  src: '/plates/lacuna-750.webp',
  alt: 'Une feuille de relevé dont un morceau manque',
  width: 750,
  height: 590,
  sources: [],
  modern: [{ type: 'image/avif', sources: [{ src: '/plates/lacuna-750.avif', width: 750 }] }],
};

export const NETWORK: Network = {
  count: 0,
  size: 0,
  meridian: 0,
  stations: [],
  sides: [],
  elsewhere: [],
};

export const NEWS: NewsSummary = {
  slug: 'atelier',
  title: 'Un atelier sur la Loire, trois jours et un radeau',
  date: '2026-11-12T09:00:00.000Z',
  summary:
    'Cent vingt étudiants, douze équipes, une rivière : le récit d’une semaine au fil de l’eau.',
  image: IMAGE,
  campuses: [{ slug: 'angers', name: 'Angers' }],
  category: { slug: 'vie-des-campus', title: 'Vie des campus' },
};

export const TEXT = `Le premier paragraphe a [un lien vers l’agenda](/agenda), **des mots qui comptent** et *un titre d’ouvrage*.

## Un titre

Une liste :

- un point ;
- un autre, avec une suite :
  1. d’abord,
  2. ensuite.

> On mesure d’abord, on dessine ensuite.

### Un titre plus petit

| Année | Campus | Étudiants |
|---|---|---:|
| 2025 | 24 | 5 900 |
| 2026 | 26 | 6 240 |
`;
