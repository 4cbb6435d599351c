import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test as faulty } from '../harness/faulty.ts';
import { callToAction, choose, popinOf } from '../harness/popin.ts';
import { startSite } from '../harness/product.ts';
import { type Answer, gate, json, LYON, raw, silence } from '../harness/stand-in.ts';
import { visit } from '../harness/visitor.ts';

/** A site whose CRM is elsewhere. */
const test = faulty.extend({
  site: async ({ standIn }, use) => {
    const site = await startSite({ api: standIn.api, settings: { CRM_HOSTS: 'crm.example' } });
    await use(site);
    await site.stop();
  },
});

const campus = { slug: LYON.slug, name: LYON.name };
const course = (slug: string) => ({ slug, name: `Formation ${slug}` });

/** By the slug of the course that has it: a link of the content service, and where it leads. */
const LINKS: [string, Answer, string | null][] = [
  ['array', json([{ url: '/crm/contact' }, { url: '/autre' }]), '/crm/contact'],
  ['object', json({ url: '/crm/contact' }), '/crm/contact'],
  ['relative', json([{ url: 'crm/contact?a=1' }]), 'crm/contact?a=1'],
  ['absolute', json([{ url: 'https://crm.example/f' }]), 'https://crm.example/f'],
  ['none', json([]), null],
  ['nothing', json([{ url: null }]), null],
  ['empty', json([{ url: ' ' }]), null],
  ['script', json([{ url: 'javascript:alert(1)' }]), null],
  ['data', json([{ url: 'data:text/html,x' }]), null],
  ['foreign', json([{ url: 'https://evil.example/f' }]), null],
  ['protocol', json([{ url: '//evil.example/f' }]), null],
  ['backslash', json([{ url: '/\\evil.example/f' }]), null],
  ['password', json([{ url: 'https://a:b@crm.example/f' }]), null],
];
const BROKEN: [string, Answer, number][] = [
  ['failing', json({}, 500), 503],
  ['garbled', raw('<html>'), 503],
  ['misshapen', json([{ url: 7 }]), 503],
  ['silent', silence, 504],
];

test('POP-8, POP-9: whatever the link is, the browser and the form are told the same, and nobody is led away', async ({
  standIn,
  site,
}) => {
  const slugs = [...LINKS, ...BROKEN].map(([slug]) => slug);
  standIn.on(
    '/crm-links/actions',
    json({ contact: slugs.map(course), brochure: [], registration: [] }),
  );
  for (const [slug, answer] of [...LINKS, ...BROKEN]) {
    standIn.on(`/crm-links/contact/${slug}/campuses`, json([campus]));
    standIn.on(`/crm-links/contact/${slug}/lyon`, answer);
  }
  const form = (slug: string) =>
    ask(`${site.url}/?popin=true&action=contact&course=${slug}&campus=lyon&confirm=true`);

  for (const [slug, , link] of LINKS) {
    const { status, body } = await ask(`${site.url}/api/crm-links/contact/${slug}/lyon?locale=fr`);
    expect([status, JSON.parse(body)], slug).toEqual([200, { url: link }]);
    const sent = await form(slug);
    if (link === null) {
      expect([sent.status, sent.headers.location], slug).toEqual([200, undefined]);
      expect(sent.body, slug).toContain('Lien CRM introuvable.');
    } else {
      const target = new URL(link, site.url);
      target.searchParams.set('campus', 'lyon');
      target.searchParams.set('course', slug);
      expect([sent.status, sent.headers.location], slug).toEqual([303, target.href]);
    }
  }
  for (const [slug, , status] of BROKEN) {
    const reply = await ask(`${site.url}/api/crm-links/contact/${slug}/lyon`);
    expect([reply.status, reply.headers['cache-control']], slug).toEqual([status, 'no-store']);
    const sent = await form(slug);
    expect([sent.status, sent.body.includes('La suite n’a pas pu être ouverte.')], slug).toEqual([
      200,
      true,
    ]);
  }
});

test('API-11: of the links, the browser may ask for nothing else', async ({ standIn, site }) => {
  standIn.on('/crm-links/actions', json({ contact: [course('bts')] }));
  standIn.forget();
  for (const [path, status] of [
    ['/api/crm-links', 404],
    ['/api/crm-links/export/bts/lyon', 404],
    ['/api/crm-links/contact/bts', 404],
    ['/api/crm-links/contact/..%2Fusers/lyon', 404],
    ['/api/crm-links/contact/%2e%2e/lyon', 404],
    ['/api/crm-links/contact/BTS/campuses', 404],
    ['/api/crm-links/contact/bts/lyon/x', 404],
    ['/api/crm-links/contact/courses', 400],
    ['/api/crm-links/contact/courses?campus=../x', 400],
  ] as const) {
    expect((await ask(`${site.url}${path}`)).status, path).toBe(status);
  }
  expect(standIn.calls.filter(({ path }) => path.startsWith('/crm-links'))).toEqual([]);
});

test('POP-10, POP-11: without its lists the page stands, and says so in the pop-in', async ({
  standIn,
  site,
}) => {
  standIn.on('/crm-links/actions', json({}, 500));
  const { status, body } = await ask(`${site.url}/?popin=true&action=contact`);
  expect(status).toBe(200);
  expect(body).toContain('Les formations n’ont pas pu être chargées.');
  expect(body).toContain('Réessayer');
});

test('POP-11: while the content service takes its time the pop-in says so; five hundred courses and long names fit', async ({
  standIn,
  site,
  page,
}) => {
  const long = { slug: 'longue', name: 'Une formation au nom interminable '.repeat(7).trim() };
  const many = Array.from({ length: 500 }, (_, index) => course(`f-${index}`));
  const slow = gate(json({ contact: [long, ...many] }));
  standIn.on('/crm-links/actions', slow.answer);
  standIn.on('/crm-links/contact/longue/campuses', json([campus]));
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `${site.url}/agenda`);
  await callToAction(page, 'Contact').click();
  const popin = popinOf(page);
  await expect(popin.dialog.getByText('Chargement des formations…')).toBeVisible();
  slow.open();
  await popin.course.click();
  await expect(popin.options).toHaveCount(501);
  await choose(popin.course, long.name);
  await choose(popin.campus, 'Lyon');
  await expect(popin.dialog).toContainText('1 campus ouvre cette formation.');
  expect(await popin.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
