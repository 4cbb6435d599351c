import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json } from '../harness/stand-in.ts';

const SETTINGS = { title: 'École témoin', siteName: 'Témoin' };
const social = (type: string, more: object = {}) => ({
  type,
  url: `https://${type}.example/temoin`,
  visible: true,
  ...more,
});

test('BLK-2: visible networks only, in the specification’s order, whatever the editors’', async ({
  standIn,
  site,
}) => {
  const all = ['tiktok', 'discord', 'twitter', 'linkedin', 'youtube', 'facebook', 'instagram'];
  const odd = [
    social('minitel'),
    social('youtube', { visible: false, url: 'https://cachee.example' }),
    social('facebook', { url: 'javascript:alert(1)' }),
  ];
  const shown = all.map((type) => social(type));
  standIn.on('/users/me', json({ ...SETTINGS, schools: [{ social: [...odd, ...shown] }] }));
  const { body } = await ask(`${site.url}/`);
  const links = [...body.matchAll(/href="https:\/\/(\w+)\.example/g)].map(([, type]) => type);
  expect(links).toEqual(all.toReversed());
  expect(body).not.toContain('javascript:');
});

test('BLK-2: the content service may name the addresses; what is no address is not there', async ({
  standIn,
  site,
}) => {
  standIn.on(
    '/users/me',
    json({
      ...SETTINGS,
      careersUrl: 'https://carrieres.example/',
      complaintUrl: 'javascript:alert(1)',
      footerFrameUrl: 'https://cadre.example/pied',
    }),
  );
  const { body } = await ask(`${site.url}/`);
  expect(body).toContain('href="https://carrieres.example/"');
  expect(body).toContain('<iframe src="https://cadre.example/pied"');
  expect(body).not.toContain('Faire une réclamation');
});

test('BLK-2: columns, links and sections of a menu all show; an empty menu leaves no empty list', async ({
  standIn,
  site,
}) => {
  const body = [
    { __component: 'core.menu', label: 'Colonne', items: [{ label: 'Un', url: '/un' }] },
    {
      __component: 'core.menu-dropdown',
      label: 'À tiroirs',
      menu_sections: [{ Titre: 'Tiroir', items: [{ label: 'Deux', url: '/deux' }] }],
    },
    { __component: 'core.menu-item', label: 'Trois', url: '/trois' },
    { __component: 'core.menu-item', label: 'Sans adresse' },
  ];
  standIn.on('/menu-enrichis', json({ data: [{ body }] }));
  const page = (await ask(`${site.url}/`)).body;
  const footer = /<footer.*<\/footer>/s.exec(page)?.[0] ?? '';
  for (const path of ['/un', '/deux', '/trois']) expect(footer).toContain(`href="${path}"`);
  expect(footer).not.toContain('Sans adresse');
  expect(footer).not.toMatch(/<ul[^>]*><\/ul>/);
});
