import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { startSite } from '../harness/product.ts';
import { json, LYON, OPEN_DAY } from '../harness/stand-in.ts';

const PROGRAMME = { slug: 'bts', title: 'BTS', levelIn: 1, levelOut: 3 };
const WEEKEND = { ...PROGRAMME, rhythm: 'weekend', landingType: 'atelier' };

const logged = (output: string, message: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ level, msg }) => level === 'info' && msg === message).length;

const escaped = (text: string) => text.replaceAll("'", '&#x27;');

test('TAX-3: a value of the content that the dictionary lacks is shown as missing, and logged', async ({
  standIn,
}) => {
  standIn.on('/events', json({ data: [{ ...OPEN_DAY, type: 'gala' }] }));
  standIn.on('/programmes', json({ data: [WEEKEND] }));
  const site = await startSite({ api: standIn.api, settings: { HAS_EN: 'on' } });
  try {
    const gala = "la taxo pour fr.agenda.types.gala n'existe pas";
    const weekend = "la taxo pour fr.courses.rhythms.weekend n'existe pas";
    const atelier = "la taxo pour fr.courses.landingTypes.atelier n'existe pas";
    const entry = "la taxo pour en.courses.entryLevels.1 n'existe pas";
    expect((await ask(`${site.url}/agenda`)).body).toContain(escaped(gala));
    const french = (await ask(`${site.url}/programmes`)).body;
    for (const message of [weekend, atelier]) expect(french).toContain(escaped(message));
    expect(french).not.toContain('entryLevels');
    expect((await ask(`${site.url}/en/programmes`)).body).toContain(escaped(entry));
    for (const message of [gala, weekend, atelier, entry])
      await expect.poll(() => logged(site.output(), message), message).toBeGreaterThan(0);
  } finally {
    await site.stop();
  }
});

test('what an editor typed is set as print has it, in titles and in texts; addresses and code are not', async ({
  standIn,
  site,
}) => {
  const body = [
    {
      __component: 'texts.rich-text',
      text: "**L'accueil** : de 9 h à 17 h, `l'un : l'autre`, https://exemple.fr/l'ete",
    },
  ];
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: "L'école « d'en haut » !", body } }));
  const page = (await ask(`${site.url}/campus/lyon`)).body;
  expect(page).toContain('L’école «\u00a0d’en haut\u00a0»\u00a0!</h1>');
  expect(page).toContain('<strong>L’accueil</strong>\u00a0: de 9\u00a0h à 17\u00a0h,');
  expect(page).toContain("<code>l'un : l'autre</code>");
  expect(page).toContain(`href="https://exemple.fr/l'ete"`);
});
