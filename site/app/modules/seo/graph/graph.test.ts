import type { Graph } from 'schema-dts';
import { expect, it } from 'vitest';
import type { FilledOf } from '../../../content/blocks/filled';
import type { Span } from '../../campuses';
import { campusNode, courseNode, eventNode, jobNode, newsNode, pageGraph, postNode } from './index';

const ORIGIN = 'https://www.cassini.example';
const PAGE = `${ORIGIN}/agenda/visite`;
const SCHOOL = { '@id': `${ORIGIN}/#organisation` };
const site = {
  locale: 'fr' as const,
  core: {
    settings: { siteName: 'Cassini', socials: [{ url: 'https://reseau.example/cassini' }] },
  },
  datas: { campuses: [{ slug: 'lyon' }] },
};
const told = {
  canonical: PAGE,
  name: 'Visite',
  via: undefined,
  isContact: false,
  items: undefined,
  topic: undefined,
  body: [],
};
const typesOf = (graph: Graph) =>
  graph['@graph'].map((node) => (typeof node === 'string' ? node : node['@type']));
const nodeOf = (graph: Graph, type: string) =>
  graph['@graph'].find((node) => typeof node !== 'string' && node['@type'] === type);

it('SEO-3: the home tells of the whole school, and how it is searched', () => {
  const graph = pageGraph(site, { ...told, canonical: `${ORIGIN}/` });
  expect(typesOf(graph)).toEqual(['EducationalOrganization', 'WebSite', 'WebPage']);
  expect(nodeOf(graph, 'EducationalOrganization')).toMatchObject({
    sameAs: ['https://reseau.example/cassini'],
    subOrganization: [{ '@id': `${ORIGIN}/campus/lyon#campus` }],
  });
  expect(JSON.stringify(graph)).toContain(`${ORIGIN}/recherche?q={q}`);
});

it('SEO-3: any other page says who speaks, and where it stands', () => {
  const graph = pageGraph({ ...site, locale: 'en' }, { ...told, via: ['agenda'] });
  expect(nodeOf(graph, 'EducationalOrganization')).not.toHaveProperty('subOrganization');
  expect(nodeOf(graph, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/en` },
      { position: 2, name: 'Events', item: `${ORIGIN}/en/agenda` },
      { position: 3, name: 'Visite', item: PAGE },
    ],
  });
});

it('SEO-3: a list names what it leads to, in its order; an empty one nothing', () => {
  const list = pageGraph(site, { ...told, via: [], items: ['/blog/b', '/blog/a'] });
  expect(nodeOf(list, 'CollectionPage')).toMatchObject({
    mainEntity: {
      itemListElement: [
        { position: 1, url: `${ORIGIN}/blog/b` },
        { position: 2, url: `${ORIGIN}/blog/a` },
      ],
    },
  });
  const empty = nodeOf(pageGraph(site, { ...told, via: [], items: [] }), 'CollectionPage');
  expect(empty).not.toHaveProperty('mainEntity');
});

const item = (title: string) => ({
  title,
  text: { html: '<p>Oui,<br>&lt;vite&gt;.</p><p>Oui.</p>' },
});
const accordion = (...titles: string[]): FilledOf<'accordion'> => ({
  kind: 'accordion',
  key: titles.join(),
  level: 3,
  part: null,
  items: titles.map(item),
});

it('SEO-3: what unfolds is a question where it asks one', () => {
  const body = [accordion('Combien\u00a0?', 'Le prix')];
  expect(nodeOf(pageGraph(site, { ...told, via: [], body }), 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Combien\u00a0?', acceptedAnswer: { text: 'Oui,\n<vite>.\nOui.' } }],
  });
  const none = pageGraph(site, { ...told, via: [], body: [accordion('Le prix')] });
  expect(typesOf(none)).not.toContain('FAQPage');
});

const event = {
  title: 'Visite',
  description: null,
  focusImage: null,
  start: '2027-01-01T05:00:00Z',
  end: '2027-01-01T05:00:00Z',
  campus: { title: 'Campus de La Réunion', timeZone: 'Indian/Reunion' },
};

it('SEO-3: an event is by the clocks of its place; an end that is none is not told', () => {
  expect(eventNode(PAGE, event, null)).toEqual({
    '@type': 'Event',
    '@id': `${PAGE}#event`,
    name: 'Visite',
    url: PAGE,
    startDate: '2027-01-01T09:00:00+04:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Campus de La Réunion' },
    organizer: SCHOOL,
  });
  expect(eventNode(PAGE, { ...event, campus: null }, null)).toBeUndefined();
});

const nowhere = { address: null, latitude: null, longitude: null };

it('SEO-3: a campus says what it knows of itself', () => {
  const bare = { slug: 'gap', title: 'Gap', phone: null, email: null, focusImage: null };
  expect(campusNode(PAGE, { ...bare, ...nowhere }, [])).toEqual({
    '@type': 'EducationalOrganization',
    '@id': `${ORIGIN}/campus/gap#campus`,
    name: 'Gap',
    url: PAGE,
    parentOrganization: SCHOOL,
  });
  const spans: Span[] = [
    { first: 'monday', last: 'friday', hours: [] },
    { first: 'saturday', last: 'sunday', hours: [{ opens: '09:00', closes: '12:00' }] },
  ];
  expect(
    campusNode(PAGE, { ...bare, ...nowhere, latitude: 0, longitude: 6.08 }, spans),
  ).toMatchObject({
    geo: { latitude: 0, longitude: 6.08 },
    openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00' }],
  });
});

const offer = {
  title: 'Assistant',
  company: 'Fabrique',
  posted: '2026-11-01T23:30:00Z',
  expiry: '2027-01-16',
  start: null,
  description: null,
  place: 'Dijon',
  campus: null,
};

it('SEO-3: an offer is told when engines would take it: posted on a day, somewhere', () => {
  expect(jobNode(PAGE, offer)).toMatchObject({
    datePosted: '2026-11-02',
    validThrough: '2027-01-16',
    employmentType: 'OTHER',
    description: 'Assistant · Fabrique · Dijon',
  });
  expect(jobNode(PAGE, offer)).not.toHaveProperty('jobStartDate');
  expect(jobNode(PAGE, { ...offer, posted: null })).toBeUndefined();
  expect(jobNode(PAGE, { ...offer, place: null })).toBeUndefined();
});

const programme = {
  title: 'BTS',
  summary: null,
  duration: null,
  certification: null,
  prerequisites: null,
  focusImage: null,
  prices: [],
};
const around = { today: '2026-11-15', language: 'fr' as const };

it('SEO-3: a programme that says little is a course all the same', () => {
  expect(courseNode(PAGE, { programme, offerings: [], ...around })).toEqual({
    '@type': 'Course',
    '@id': `${PAGE}#course`,
    name: 'BTS',
    url: PAGE,
    description: 'BTS',
    provider: SCHOOL,
  });
  const offerings = [
    {
      documentId: 'bts lyon',
      programme: { slug: 'bts', title: 'BTS' },
      campus: { slug: 'lyon', name: 'Lyon' },
      rhythm: 'periodic' as const,
      route: null,
      enrolment: null,
      intakes: ['2026-09-01', '2027-09-01'].map((date) => ({ date, seats: null })),
    },
  ];
  const sheet = { ...programme, duration: { value: 300, scale: 'hours' as const } };
  expect(courseNode(PAGE, { programme: sheet, offerings, ...around })).toMatchObject({
    timeRequired: 'PT300H',
    hasCourseInstance: [
      {
        courseMode: ['Onsite', 'Alternance'],
        location: { name: 'Lyon' },
        startDate: '2027-09-01',
      },
    ],
  });
});

const story = { title: 'Titre', date: null, image: null, category: null };

it('SEO-3: a story without a day or a picture tells of none; who signed a post wrote it', () => {
  expect(newsNode(PAGE, story)).toEqual({
    '@type': 'NewsArticle',
    '@id': `${PAGE}#article`,
    headline: 'Titre',
    mainEntityOfPage: { '@id': PAGE },
    author: SCHOOL,
    publisher: SCHOOL,
  });
  const signed = postNode(PAGE, { ...story, author: 'Awa' });
  expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Awa' } });
  expect(postNode(PAGE, { ...story, author: null })).toMatchObject({ author: SCHOOL });
});
