import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { ADMIN, type Cms, startCms } from '../harness/product.ts';

const NEWS = 'api::news.news';
const TAKEN = 'magasin-ecole-mulhouse';

let cms: Cms;
let admin: Admin;

test.beforeAll(async () => {
  cms = await startCms();
  admin = await Admin.signIn(cms.url);
});

test.afterAll(async () => {
  await cms.stop();
});

// What is refused is never saved: these need no order.
for (const [name, path, fields, told] of [
  ['a missing title', `${NEWS}/actions/publish`, { slug: 'a' }, '« Titre » est obligatoire.'],
  [
    'a slug already taken',
    `${NEWS}/actions/publish`,
    { title: 'Le magasin-école', slug: TAKEN },
    '« Fin de l’adresse » : un autre contenu a déjà cette valeur.',
  ],
  [
    'a title too long, even in a draft',
    NEWS,
    { title: 'x'.repeat(201), slug: 'long' },
    '« Titre » : 200 caractères au plus.',
  ],
  [
    'a slug that is not one',
    `${NEWS}/actions/publish`,
    { title: 'Titre', slug: 'Pas Bon !' },
    '« Fin de l’adresse » n’a pas la forme attendue.',
  ],
  [
    'a wrong address of mail',
    'api::team-member.team-member/actions/publish',
    { name: 'Camille', slug: 'camille', role: 'Accueil', department: 'admissions', email: 'nul' },
    '« Courriel » n’est pas une adresse de courriel.',
  ],
  [
    'a number out of range',
    'api::testimonial.testimonial/actions/publish',
    { name: 'Camille', slug: 'camille', quote: 'Bien.', graduated: 1800 },
    '« Année de diplôme » doit être au moins 1990.',
  ],
  [
    'a value that is not offered',
    'api::event.event/actions/publish',
    { title: 'Salon', slug: 'salon', dateStart: '2026-12-01T09:00:00Z', type: 'party' },
    '« Type » n’est pas dans la liste.',
  ],
  [
    'a block without its text',
    `${NEWS}/actions/publish`,
    { title: 'Titre', slug: 'bloc', body: [{ __component: 'texts.quote', author: 'Camille' }] },
    '« Texte » est obligatoire.',
  ],
  [
    'several fields at once',
    `${NEWS}/actions/publish`,
    { slug: TAKEN },
    '2 champs sont à corriger.',
  ],
  [
    'a redirect that is not a path',
    'api::redirect.redirect',
    { from: 'pas un chemin', to: '/agenda' },
    '« pas un chemin » n’est pas un chemin du site',
  ],
] as const) {
  test(`an editor is told of ${name} in French, by the field’s label`, async () => {
    await expect(admin.create(path, fields)).rejects.toThrow(told);
  });
}

test('a wrong password is told in French', async () => {
  const body = { ...ADMIN, password: 'Wrong-password-1' };
  const reply = await ask(`${cms.url}/admin/login`, { method: 'POST', body });
  expect(reply.json()).toMatchObject({
    error: { message: 'Le courriel ou le mot de passe est incorrect.' },
  });
});

test('programs that call the API are still told in English', async () => {
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  const reply = await ask(`${cms.api}/users`, { headers });
  expect(reply.json()).toMatchObject({ error: { status: 403, message: 'Forbidden' } });
});
