import type {
  CampusDetailFile,
  CampusFile,
  NetworkFile,
  OfferingFile,
  ProgrammeFile,
} from '../files';
import { createRandom, type Random } from './random.ts';
import { addresses, drawWords, fill } from './words.ts';

/** How far from the middle of its department a campus may stand, in degrees. */
const SPREAD = 0.15;
/** The ranges of telephone numbers kept for fiction, by zone. */
const FICTION = ['', '1 99 00', '2 61 91', '3 53 01', '4 65 71', '5 36 49'];

/** Invented towns, all different, none of them called as a campus that is already there. */
function makeTowns(towns: NetworkFile['towns'], count: number, taken: string[], random: Random) {
  const address = addresses(taken);
  const names = new Set<string>();
  while (names.size < count) {
    const tail = random.pick(towns.tails);
    const head = random.pick(towns.heads).replace(/e$/, /^[aeiou]/.test(tail) ? '' : 'e');
    names.add(`${head}${tail}${random.chance(0.4) ? random.pick(towns.complements) : ''}`);
  }
  return [...names].map((name) => ({ name, slug: address(name) }));
}

type Places = { campuses: CampusFile[]; campusDetails: CampusDetailFile[] };

export function makeCampuses(file: NetworkFile, count: number, taken: string[]): Places {
  const random = createRandom(1);
  const made = makeTowns(file.towns, count, taken, random).map(({ name, slug }) => {
    const words = { ...drawWords(file.words, random), ville: name };
    const text = (templates: readonly string[]) => fill(random.pick(templates), words);
    const { code, latitude, longitude, zone } = random.pick(file.departments);
    const around = (middle: number) =>
      Number((middle + random.integer(-1000, 1000) * (SPREAD / 1000)).toFixed(4));
    const campus: CampusFile = {
      slug,
      latitude: around(latitude),
      longitude: around(longitude),
      timeZone: 'Europe/Paris',
      address: {
        street: `${random.integer(1, 98)}, ${random.pick(file.streets)}`,
        postcode: `${code}${random.integer(10, 99)}0`,
        city: name,
        country: 'FR',
      },
      phone: `+33 ${FICTION[zone]} ${random.integer(10, 99)} ${random.integer(10, 99)}`,
      email: `${slug}@campus.example`,
      fr: { name, title: text(['Campus de {ville}']), introduction: text(file.introductions) },
    };
    const detail: CampusDetailFile = {
      slug,
      openingHours: random.pick(file.openings),
      fr: { access: text(file.accesses) },
    };
    return { campus, detail };
  });
  return {
    campuses: made.map(({ campus }) => campus),
    campusDetails: made.map(({ detail }) => detail),
  };
}

const CRM = {
  brochure: '/crm/brochure',
  contact: '/crm/contact',
  registration: '/crm/registration',
};

/** One or two programmes on each campus. */
export function makeOfferings(campuses: CampusFile[], programmes: ProgrammeFile[]): OfferingFile[] {
  const random = createRandom(2);
  return campuses.flatMap((campus) => {
    const offered = new Set([random.pick(programmes), random.pick(programmes)]);
    return [...offered].map((programme) => ({
      programme: programme.slug,
      campus: campus.slug,
      rhythm: programme.rhythm,
      route: programme.landingType === 'bts' ? 'parcoursup' : 'direct',
      enrolment: random.pick(['open', 'open', 'open', 'closing', 'closed']),
      intakes: [{ inDays: 295, seats: random.integer(16, 36) }],
      crm: CRM,
    }));
  });
}
