import { type Answer, type Call, json, NEWS, NONE, OPEN_DAY, wholeSchool } from './stand-in.ts';

const PROGRAMMES = Array.from({ length: 12 }, (_, index) => ({
  slug: `programme-${index}`,
  title: `Programme ${index}`,
  landingType: ['bts', 'bachelor', 'mastere', 'mba'][index % 4],
  levelIn: index % 4,
  levelOut: 5,
  rhythm: 'both',
}));

/** « Ville 00042 », somewhere in the country, of a number that tells where. */
export function campusAt(index: number) {
  const number = String(index).padStart(5, '0');
  return {
    slug: `ville-${number}`,
    name: `Ville ${number}`,
    title: `Campus de Ville ${number}`,
    latitude: 43.2 + ((index * 7919) % 1000) / 150,
    longitude: -1 + ((index * 104_729) % 1000) / 140,
    address: { street: `${index} rue du Pont`, postcode: '69000', city: `Ville ${number}` },
    phone: '04 00 00 00 00',
    email: `ville-${number}@ecole.example`,
    openingHours: [{ firstDay: 'monday', lastDay: 'friday', opens: '09:00', closes: '18:00' }],
  };
}

/** A school with so many campuses, and on each of them an event, a news item, an offer and two programmes. */
export function largeNetwork(count: number): Record<string, Answer> {
  const campuses = Array.from({ length: count }, (_, index) => campusAt(index));
  const last = campuses.at(-1);
  const [course] = PROGRAMMES;
  return {
    ...wholeSchool(),
    '/campuses': paged(campuses),
    ...Object.fromEntries(
      campuses.map((campus) => [`/campuses/${campus.slug}`, json({ data: campus })]),
    ),
    '/events': paged(
      campuses.map((campus, index) => ({
        ...OPEN_DAY,
        slug: `portes-ouvertes-${index}`,
        title: `Portes ouvertes ${index}`,
        dateStart: new Date(Date.UTC(2026, 10, 21 + (index % 90), 9, index % 60)).toISOString(),
        campus,
      })),
      ({ campus }) => campus.slug,
    ),
    ...Object.fromEntries(
      ['/news-items', '/cassini/news'].map((path) => [
        path,
        paged(
          campuses.map((campus, index) => ({
            ...NEWS,
            slug: `nouvelle-${index}`,
            title: `Nouvelle ${index}`,
            campus_infos: [campus],
          })),
          ({ campus_infos: [campus] }) => campus?.slug,
        ),
      ]),
    ),
    '/news-categories': json({ data: [] }),
    '/programmes': paged(PROGRAMMES),
    [`/programmes/${course?.slug}`]: json({ data: course }),
    '/offerings': paged(
      campuses.flatMap((campus, index) =>
        [0, 1 + (index % 11)].map((number) => ({
          documentId: `${campus.slug} ${number}`,
          programme: PROGRAMMES[number],
          campus,
          rhythm: 'both',
          route: 'direct',
          enrolment: 'open',
          intakes: [{ date: '2027-09-06', seats: 20 }],
        })),
      ),
    ),
    '/work-study-offers': paged(
      campuses.map((campus, index) => ({
        slug: `offre-${index}`,
        title: `Offre ${index}`,
        company: `Entreprise ${index % 40}`,
        start: '2027-01-04',
        expiry: '2027-06-30',
        campus,
        programme: PROGRAMMES[index % 12],
      })),
    ),
    '/testimonials': paged(
      campuses.map((campus, index) => ({
        slug: `parcours-${index}`,
        name: `Élève ${index}`,
        quote: 'Je suis allée plus loin.',
        graduated: 2025,
        programme: PROGRAMMES[index % 12],
        stages: [{ campus }, { campus: campuses[(index + 1) % count] }],
      })),
    ),
    '/pages/contact': json({ data: { path: 'contact', title: 'Contact', body: [] } }),
    '/crm-links/actions': json({
      data: { contact: [{ slug: course?.slug, name: course?.title }] },
    }),
    [`/crm-links/contact/${course?.slug}/campuses`]: json({
      data: campuses.map(({ slug, name }) => ({ slug, name })),
    }),
    ...Object.fromEntries(
      [campuses[0], last].map((campus) => [
        `/crm-links/contact/${course?.slug}/${campus?.slug}`,
        json({ data: [{ url: '/crm/contact' }] }),
      ]),
    ),
  };
}

type Entry = Record<string, unknown>;

/** A collection as the service answers with it: the page that is asked for, of one campus when one is. */
function paged<Item extends Entry>(
  all: Item[],
  campusOf: (item: Item) => string | undefined = () => undefined,
): Answer {
  return (call, response) => {
    const campus = campusAsked(call);
    // Nothing here is an archive.
    if (call.query.has('filters[slug][$startsWith]')) return NONE(call, response);
    const found = campus ? all.filter((item) => campusOf(item) === campus) : all;
    const size = Number(
      call.query.get('pagination[pageSize]') ?? call.query.get('pagination[limit]') ?? 25,
    );
    const page = Number(call.query.get('pagination[page]') ?? 1);
    return json({
      data: found.slice((page - 1) * size, page * size),
      meta: { pagination: { pageCount: Math.ceil(found.length / size), total: found.length } },
    })(call, response);
  };
}

function campusAsked({ query }: Call): string | undefined {
  return [...query].find(([name]) => /^filters\[campus(_infos)?\]\[slug\]/.test(name))?.[1];
}
