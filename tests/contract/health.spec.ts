import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { rewrite } from '../harness/database.ts';
import { type Finding, Health } from '../harness/health.ts';
import { type Cms, newPlace, type Place, startCms } from '../harness/product.ts';

const CAMPUS = 'api::campus.campus';
const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const OFFER = 'api::work-study-offer.work-study-offer';
const OFFERING = 'api::offering.offering';
const PAGE = 'api::page.page';
const REDIRECT = 'api::redirect.redirect';

test.describe.configure({ mode: 'serial' });

let place: Place;
let cms: Cms;
let admin: Admin;
let health: Health;

test.beforeAll(async () => {
  place = await newPlace();
  rewrite(place, restoredRedirects());
  cms = await startCms({ place });
  admin = await Admin.signIn(cms.url);
  health = new Health(admin);
});

test.afterAll(async () => {
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

/** Rules that no editor could save, as a table restored by other means may hold them. */
function restoredRedirects(): string {
  const rules = [
    ['/boucle-a', '/boucle-b'],
    ['/boucle-b', '/boucle-a'],
    ['/double', '/agenda'],
    ['/double', '/contact'],
    ...Array.from({ length: 120 }, (_, number) => [`/vers-jpo-${number}`, '/jpo']),
  ];
  const rows = rules.map(([from, to], number) => `('restored${number}', '${from}', '${to}')`);
  return `INSERT INTO redirects (document_id, "from", "to") VALUES ${rows.join(', ')}`;
}

const inFrench = (form: string) => `${form}?plugins[i18n][locale]=fr`;
const inEnglish = (form: string) => `${form}?plugins[i18n][locale]=en`;
const links = (findings: Finding[]) => findings.map(({ link }) => link);

test('editors see it; campuses, admissions, the site and strangers do not', async () => {
  const url = `${cms.url}/parvis/health`;
  expect((await ask(url)).status).toBe(401);
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  expect((await ask(url, { headers })).status).toBe(401);
  for (const [role, status] of [
    ['Rédaction', 200],
    ['Campus · Lyon', 403],
    ['Admissions', 403],
  ] as const) {
    const someone = await admin.invite(role);
    expect((await someone.send('GET', '/parvis/health')).status, role).toBe(status);
  }
});

test('every check says in French what it looks for and why, and counts what it lists', async () => {
  const sections = await health.sections();
  expect(sections.map(({ id }) => id)).toEqual([
    'offerings',
    'redirects',
    'endless-events',
    'images',
    'descriptions',
    'expired-offers',
    'translations',
  ]);
  for (const { title, why, clean, count, groups } of sections) {
    for (const words of [title, why, clean]) expect(words).toMatch(/^[A-ZÉ].{20}/);
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
  }
});

test('an offering without an address is told, with the fields to fill in', async () => {
  const offering = await health.entry(OFFERING, 'label', 'bts-communication · moulins');
  const told = () => health.about('offerings', offering);
  expect(await told()).toEqual([
    {
      name: 'BTS Communication · Moulins',
      detail: 'À remplir : adresse « brochure », adresse « contact », adresse « candidature »',
      locale: null,
      link: offering,
    },
  ]);
  await health.publish(offering, { brochureUrl: '/b', contactUrl: '/c', registrationUrl: '/r' });
  expect(await told()).toEqual([]);
  await health.publish(offering, { contactUrl: '' });
  expect(await told()).toMatchObject([{ detail: 'À remplir : adresse « contact »' }]);
  await health.publish(offering, { contactUrl: null, enrolment: 'closed', registrationUrl: null });
  expect(await told()).toMatchObject([{ detail: 'À remplir : adresse « contact »' }]);

  await health.unpublish(await health.entry(CAMPUS, 'slug', 'moulins'));
  expect(await told(), 'nobody meets the offering of an unpublished campus').toEqual([]);
});

test('a work-study offer is told from the day after it expires, at the school', async () => {
  const slug = 'assistant-commercial-comptoir-du-halage-auxerre';
  const offer = await health.entry(OFFER, 'slug', slug);
  const told = () => health.about('expired-offers', offer);
  await health.publish(inFrench(offer), { expiry: '2026-11-15' });
  expect(await told()).toEqual([]);
  await health.publish(inFrench(offer), { expiry: '2026-11-14' });
  const [finding] = await told();
  expect(finding).toMatchObject({
    detail: 'Comptoir du Halage, expirée le 14 novembre 2026',
    link: inFrench(offer),
  });
  await health.unpublish(inFrench(offer));
  expect(await told()).toEqual([]);
});

test('an offer without its English is told as long as it stands', async () => {
  const slug = 'agent-de-credit-debutant-caisse-des-trois-manguiers-ouagadougou';
  const offer = await health.entry(OFFER, 'slug', slug);
  const told = () => health.about('translations', offer);
  expect(await told()).toMatchObject([
    { detail: `/offres-alternance?offre=${slug}`, link: inEnglish(offer) },
  ]);
  await health.publish(inFrench(offer), { expiry: '2026-11-15' });
  expect(links(await told()), 'its last day').toEqual([inEnglish(offer)]);
  await health.publish(inFrench(offer), { expiry: '2026-11-14' });
  expect(await told()).toEqual([]);
  expect(await health.about('descriptions', offer), 'its company describes it').toEqual([]);
});

test('an event without an end is told once for both languages, while its end can matter', async () => {
  const event = await health.entry(EVENT, 'slug', 'portes-ouvertes-lyon-automne');
  const told = () => health.about('endless-events', event);
  expect(await told()).toEqual([]);
  await health.publish(inFrench(event), { dateEnd: null });
  expect(await told()).toMatchObject([
    { detail: 'Commence le 21 novembre 2026', locale: 'fr', link: inFrench(event) },
  ]);
  await health.publish(inEnglish(event), { dateEnd: null });
  expect(links(await told())).toEqual([inFrench(event)]);
  await health.unpublish(inFrench(event));
  expect(links(await told())).toEqual([inEnglish(event)]);
  await health.unpublish(inEnglish(event));
  expect(await told()).toEqual([]);

  await health.publish(inFrench(event), { dateStart: '2026-10-01T08:00:00Z' });
  expect(await told(), 'six weeks ago').toEqual([]);
  await health.publish(inFrench(event), { dateStart: '2026-11-12T08:00:00Z' });
  expect(links(await told()), 'three days ago, perhaps for a week').toEqual([inFrench(event)]);
  await health.publish(inFrench(event), { dateEnd: '2026-11-19T17:00:00Z' });
  expect(await told()).toEqual([]);
});

test('an image without a text is told, and other files are not', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const image = await admin.upload(
    new File([drawing], 'façade & cour.svg', { type: 'image/svg+xml' }),
  );
  await admin.upload(new File(['Bonjour'], 'programme.txt', { type: 'text/plain' }));
  expect((await health.section('images')).groups).toEqual([
    {
      label: null,
      count: 1,
      findings: [
        {
          name: expect.stringMatching(/cour\.svg$/),
          detail: null,
          locale: null,
          link: `/plugins/upload?assetId=${image}`,
        },
      ],
    },
  ]);
  await health.send('POST', `/upload?id=${image}`, {
    fileInfo: { alternativeText: 'La façade du campus, vue de la cour' },
  });
  expect((await health.section('images')).count).toBe(0);
});

test('SEO-1: a page is told when nothing can describe it to search engines', async () => {
  const page = await health.entry(PAGE, 'path', 'partenaire');
  const told = () => health.about('descriptions', page);
  expect(await told()).toEqual([]);
  await health.publish(inFrench(page), { seo: null });
  expect(await told()).toMatchObject([{ detail: '/partenaire', link: inFrench(page) }]);
  await health.publish(inFrench(page), { seo: { preventIndexing: true } });
  expect(await told(), 'kept from search engines').toEqual([]);
  await health.publish(inFrench(page), { seo: { metaTitle: 'Partenaires' } });
  expect(links(await told())).toEqual([inFrench(page)]);
  await health.publish(inFrench(page), { seo: { metaDescription: 'Travailler avec nous' } });
  expect(await told()).toEqual([]);
});

test('SEO-1: what sums up an entry stands in for its description, language by language', async () => {
  const campus = await health.entry(CAMPUS, 'slug', 'lyon');
  const told = () => health.about('descriptions', campus);
  expect(await told()).toEqual([]);
  await health.publish(inEnglish(campus), { introduction: '' });
  expect(await told()).toMatchObject([
    { locale: 'en', detail: '/en/campus/lyon', link: inEnglish(campus) },
  ]);
  await health.publish(inEnglish(campus), { seo: { metaDescription: 'Study in Lyon' } });
  expect(await told()).toEqual([]);
});

test('a French entry whose English is not published is told, and opens in English', async () => {
  const campus = await health.entry(CAMPUS, 'slug', 'agen');
  const told = () => health.about('translations', campus);
  expect(await told()).toEqual([]);
  await health.unpublish(inEnglish(campus));
  expect(await told()).toMatchObject([
    { name: 'Agen', detail: '/campus/agen', link: inEnglish(campus) },
  ]);
  const { groups } = await health.section('translations');
  expect(groups.find(({ label }) => label === 'Campus')).toMatchObject({ count: 1 });
  await health.publish(inEnglish(campus), {});
  expect(await told()).toEqual([]);

  const event = await health.entry(EVENT, 'slug', 'salon-formations-superieures-amiens');
  const toTranslate = () => health.about('translations', event);
  await health.unpublish(inEnglish(event));
  expect(links(await toTranslate())).toEqual([inEnglish(event)]);
  const past = { dateStart: '2026-11-14T08:00:00Z', dateEnd: '2026-11-14T17:00:00Z' };
  await health.publish(inFrench(event), past);
  expect(await toTranslate(), 'nobody comes any more').toEqual([]);
});

test('RED-7: rules that no editor could save are told, however many', async () => {
  const rule = (number: number) =>
    `/content-manager/collection-types/${REDIRECT}/restored${number}`;
  const [loop, double] = [rule(0), rule(3)];
  const section = await health.section('redirects');
  expect(section.count).toBe(124);
  expect(section.groups[0]?.findings).toHaveLength(100);
  expect(await health.about('redirects', loop)).toMatchObject([
    {
      name: '/boucle-a → /boucle-b',
      detail: expect.stringContaining('/boucle-a → /boucle-b → /boucle-a'),
    },
  ]);
  expect(await health.about('redirects', double)).toMatchObject([
    { detail: expect.stringContaining('vers « /agenda » et « /contact »') },
  ]);
  expect(await health.about('redirects', rule(4))).toMatchObject([
    { detail: 'Mène à « /jpo », lui-même redirigé : visez directement « /agenda ».' },
  ]);
  await health.delete(await health.entry(REDIRECT, 'from', '/jpo'));
  expect((await health.section('redirects')).count).toBe(4);
  await health.delete(loop);
  await health.delete(double);
  expect((await health.section('redirects')).count).toBe(0);
});

test('a redirect that hides a published page is told until either is gone', async () => {
  await admin.create(REDIRECT, { from: '/actualites/au-tableau', to: '/agenda' });
  expect((await health.section('redirects')).count).toBe(0);
  const news = `/content-manager/collection-types/${NEWS}`;
  await health.publish(inFrench(news), { title: 'Au tableau', slug: 'au-tableau' });
  const rule = await health.entry(REDIRECT, 'from', '/actualites/au-tableau');
  expect(await health.about('redirects', rule)).toMatchObject([
    { detail: 'Cache la page publiée à l’adresse « /actualites/au-tableau ».' },
  ]);
  await health.unpublish(inFrench(await health.entry(NEWS, 'slug', 'au-tableau')));
  expect((await health.section('redirects')).count).toBe(0);
});

test('a redirect that hides what a query names is told, at the address visitors know', async () => {
  await admin.create(REDIRECT, { from: '/article/a-la-une', to: '/blog' });
  const articles = '/content-manager/collection-types/api::article.article';
  const fields = { title: 'À la une', slug: 'a-la-une', rubrique: 'ecole' };
  await health.publish(inFrench(articles), fields);
  const rule = await health.entry(REDIRECT, 'from', '/article/a-la-une');
  expect(await health.about('redirects', rule)).toMatchObject([
    { detail: 'Cache la page publiée à l’adresse « /article?slug=a-la-une ».' },
  ]);
});
