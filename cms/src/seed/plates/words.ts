import type { LandscapeName } from './landscapes.ts';

/** What a plate shows, for those who do not see it. */
export type Words = { fr: string; en: string };

const LANDSCAPES: Record<LandscapeName, Words> = {
  mountains: { fr: 'montagnes', en: 'mountains' },
  hills: { fr: 'collines', en: 'hills' },
  plain: { fr: 'plaine et vallons', en: 'plain and small valleys' },
  coast: { fr: 'côte découpée', en: 'rugged coast' },
};

const EVENTS: Record<string, Words> = {
  'open-door': { fr: 'portes ouvertes', en: 'open days' },
  'admission-test': { fr: 'concours d’admission', en: 'admission tests' },
  conference: { fr: 'conférences', en: 'conferences' },
  convention: { fr: 'salons', en: 'fairs' },
  'live-my-life': { fr: 'journées « Vis ma vie »', en: '‘Live my life’ days' },
  'job-dating': { fr: 'job datings', en: 'job datings' },
};

const COUNTS = {
  fr: ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};

function engraved(fr: string, en: string): Words {
  return { fr: `Planche gravée : ${fr}`, en: `Engraved plate: ${en}` };
}

export function aroundPlace(place: string, landscape: LandscapeName): Words {
  const { fr, en } = LANDSCAPES[landscape];
  return engraved(
    `${fr} autour ${of(place)}, au milieu d’un réseau de triangles`,
    `${en} around ${place}, at the heart of a network of triangles`,
  );
}

export function nearPlace(place: string, landscape: LandscapeName): Words {
  const { fr, en } = LANDSCAPES[landscape];
  return engraved(
    `${fr} près ${of(place)}, où se croisent des visées`,
    `${en} near ${place}, where sighting lines cross`,
  );
}

export function sightsFrom(place: string | null): Words {
  return place
    ? engraved(
        `cercle gradué à ${place}, d’où partent des visées lointaines`,
        `graduated circle in ${place}, with sights to distant points`,
      )
    : engraved(
        'cercle gradué, d’où partent des visées lointaines',
        'graduated circle, with sights to distant points',
      );
}

/** A programme climbs from one level to the next, a triangle at a time. */
export function climb(title: Words, triangles: number): Words {
  const count = (language: 'fr' | 'en') => COUNTS[language][triangles] ?? String(triangles);
  return engraved(
    `chaîne de ${count('fr')} triangles à travers le relief (${title.fr})`,
    `chain of ${count('en')} triangles across the hills (${title.en})`,
  );
}

export function eventSights(type: string): Words {
  const { fr, en } = EVENTS[type] ?? { fr: type, en: type };
  return engraved(
    `cercle gradué et rayons de visée, emblème des ${fr}`,
    `graduated circle and sighting rays, the emblem of ${en}`,
  );
}

/** For a page that is about no place. */
export function inventedGround(subject: Words): Words {
  return engraved(
    `relief imaginaire relevé en triangles, rubrique « ${subject.fr} »`,
    `imaginary ground surveyed in triangles, section ‘${subject.en}’`,
  );
}

function of(place: string): string {
  return /^[aeiouyéèêh]/i.test(place) ? `d’${place}` : `de ${place}`;
}
