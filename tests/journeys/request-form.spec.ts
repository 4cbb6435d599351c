import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../harness/access/audits.ts';
import { Admin } from '../harness/admin.ts';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { newAddress, newPerson, requestsOf, takeTime } from '../harness/request-form.ts';
import { complaints, ofThePage, scriptsAnswer } from '../harness/visitor.ts';

let site: Site;
let admin: Admin;

test.beforeAll(async () => {
  site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  admin = await Admin.ofTheRun();
});
test.afterAll(() => site.stop());
test.use({
  extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  contextOptions: { reducedMotion: 'reduce' },
});

const summary = (page: Page) => page.getByRole('alert');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const course = (page: Page) => page.getByRole('combobox', { name: 'Formation' });
const campusOf = (page: Page) => page.getByRole('combobox', { name: 'Campus' });

async function fillIn(page: Page, person: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(person)) {
    const control = page.locator(`#${field}`);
    if (field === 'level') await control.selectOption(value);
    else await control.fill(value);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, path: string) => {
      await page.goto(`${site.url}${path}`);
      if (javaScriptEnabled) await scriptsAnswer(page);
    };

    test('RTE-12, POP-12: a brochure, with the course and the campus of the pop-in and where the visitor came from', async ({
      page,
    }) => {
      const heard = complaints(page);
      const { phone, level, ...person } = newPerson();
      await open(
        page,
        '/crm/brochure?campus=lyon&course=bts-mco&origine-tracking=SEARCH_google&utm_source=google&utm_medium=cpc',
      );
      await expect(heading(page)).toHaveText('Recevoir la brochure');
      await expect(course(page)).toHaveValue('bts-mco');
      await expect(campusOf(page)).toHaveValue('lyon');
      await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveCount(0);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await fillIn(page, person);
      await takeTime(page);
      await page.getByRole('button', { name: 'Recevoir la brochure' }).click();

      await expect(page).toHaveURL(`${site.url}/crm/brochure/merci?course=bts-mco&campus=lyon`);
      await expect(heading(page)).toHaveText('Bonne lecture');
      const pdf = page.getByRole('link', { name: /^Ouvrir la brochure/ });
      const address = await pdf.getAttribute('href');
      const file = await page.request.get(new URL(address ?? '', site.url).href);
      expect(file.headers()['content-type']).toBe('application/pdf');
      const days = page.getByRole('region', { name: 'Portes ouvertes à Lyon' });
      await expect(days.getByRole('listitem').first()).toContainText('samedi 21 novembre 2026');
      const calendar = days.getByRole('link', { name: /^Ajouter à mon calendrier/ }).first();
      const ics = await page.request.get(
        new URL((await calendar.getAttribute('href')) ?? '', site.url).href,
      );
      expect(await ics.text()).toContain('BEGIN:VEVENT');

      await page.reload();
      const stored = await requestsOf(admin, person.email);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({
        ...person,
        action: 'brochure',
        programme: 'bts-mco',
        campus: 'lyon',
        phone: null,
        level: null,
        message: null,
        optIn: false,
        origin: { 'origine-tracking': 'SEARCH_google', utm_source: 'google', utm_medium: 'cpc' },
        receivedAt: '2026-11-15T08:00:00.000Z',
      });
      expect(heard).toEqual([]);
    });

    test('RTE-12: the course and the campus are chosen on the page, and what was written stays', async ({
      page,
    }) => {
      const person = newPerson();
      const campus = campusOf(page);
      await open(page, '/crm/contact?campus=lyon');
      await fillIn(page, person);
      await expect(campus).toBeDisabled();
      await course(page).selectOption('BTS Management commercial opérationnel');
      const show = page.getByRole('button', { name: 'Voir les campus de cette formation' });
      if (javaScriptEnabled) await expect(show).toHaveCount(0);
      else await show.click();
      await expect(campus).toHaveValue('lyon');
      await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue(person.firstName);
      await expect(summary(page)).toHaveCount(0);
      await campus.selectOption('Gap');
      await page
        .getByRole('textbox', { name: 'Votre message' })
        .fill('Bonjour,\nun stage est-il possible ?');
      await page.getByLabel(/^J’accepte que l’école/).check();
      await takeTime(page);
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(heading(page)).toHaveText('Message reçu');
      const [stored] = await requestsOf(admin, person.email);
      expect(stored).toMatchObject({
        ...person,
        phone: '+33612345678',
        campus: 'gap',
        message: 'Bonjour,\nun stage est-il possible ?',
        optIn: true,
      });
    });

    test('POP-12: faults are beside their fields and in a summary that takes the focus, and nothing is lost', async ({
      page,
    }) => {
      const heard = complaints(page);
      const person = newPerson();
      await open(page, '/crm/registration?course=bts-mco&campus=lyon');
      await fillIn(page, { ...person, email: 'camille@famille', phone: '06 12', lastName: '' });
      await takeTime(page);
      await page.getByRole('button', { name: 'Envoyer la candidature' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('3 points restent à corriger');
      await expect(summary(page)).toBeInViewport();
      const email = page.getByRole('textbox', { name: 'Courriel' });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/Ce courriel n’est pas complet/);
      await expect(email).toHaveValue('camille@famille');
      await expect(page.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('06 12');
      await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue(person.firstName);
      await expect(page.getByRole('combobox', { name: /niveau/ })).toHaveValue('bac+2');
      await summary(page).getByRole('link', { name: 'Indiquez votre nom.' }).click();
      await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);
      }

      await fillIn(page, person);
      // Enter in a field sends the form, whatever other button there is.
      await page.getByRole('textbox', { name: 'Courriel' }).press('Enter');
      await expect(heading(page)).toHaveText('Candidature reçue');
      expect(await requestsOf(admin, person.email)).toHaveLength(1);
      expect(ofThePage(heard)).toEqual([]);
    });
  });
}

test('POP-12: by the keyboard alone, in the order of the page', async ({ page }) => {
  const person = newPerson();
  await page.goto(`${site.url}/crm/registration?course=bts-mco&campus=lyon`);
  await scriptsAnswer(page);
  await course(page).focus();
  for (const [field, typed] of [
    ['campus', 'Gap'],
    ['firstName', person.firstName],
    ['lastName', person.lastName],
    ['email', person.email],
    ['phone', person.phone],
    ['level', 'Bac'],
    ['message', 'Bonjour'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${field}`)).toBeFocused();
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('dpo@cassini.example')).toBeVisible();
  for (const role of ['link', 'link', 'checkbox'] as const) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole(role);
  }
  await page.keyboard.press('Space');
  await takeTime(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Candidature reçue');
  const [stored] = await requestsOf(admin, person.email);
  expect(stored).toMatchObject({ campus: 'gap', level: 'bac', message: 'Bonjour', optIn: true });
});

test('POP-12: pressed twice, and sent again by the way back, it is stored once', async ({
  page,
}) => {
  const { phone, level, ...person } = newPerson();
  const path = `${site.url}/crm/brochure?course=bts-mco&campus=lyon`;
  await page.goto(path);
  await scriptsAnswer(page);
  await fillIn(page, person);
  await takeTime(page);
  await page.getByRole('button', { name: 'Recevoir la brochure' }).dblclick();
  await expect(heading(page)).toHaveText('Bonne lecture');
  await page.goBack();
  await expect(heading(page)).toHaveText('Recevoir la brochure');
  await fillIn(page, person);
  await takeTime(page);
  await page.getByRole('button', { name: 'Recevoir la brochure' }).click();
  await expect(heading(page)).toHaveText('Bonne lecture');
  expect(await requestsOf(admin, person.email)).toHaveLength(1);
});

test('without a network what is written stays, and goes once there is one', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto(`${site.url}/crm/registration?course=bts-mco&campus=lyon`);
  await scriptsAnswer(page);
  await fillIn(page, person);
  await takeTime(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Envoyer la candidature' });
  await send.click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('tout ce que vous avez écrit est encore là');
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue(person.email);
  await course(page).selectOption('BTS Communication');
  await expect(page.getByText('Les campus n’ont pas pu être chargés.')).toBeVisible();
  await context.setOffline(false);
  await course(page).selectOption('BTS Management commercial opérationnel');
  await expect(campusOf(page)).toHaveValue('lyon');
  await send.click();
  await expect(heading(page)).toHaveText('Candidature reçue');
  expect(await requestsOf(admin, person.email)).toHaveLength(1);
});

test('a course or a campus that cannot be had is said plainly', async ({ page }) => {
  const words = async (query: string) => {
    await page.goto(`${site.url}/crm/registration?${query}`);
    return page.locator('[id$="-error"]').allTextContents();
  };
  expect(await words('course=bts-mco&campus=la-reunion')).toEqual([
    'Les inscriptions à cette formation y sont closes. Choisissez un autre campus.',
  ]);
  expect(await words('course=bts-mco&campus=atlantide')).toEqual([
    'Ce campus ne propose pas cette formation. Choisissez-en un dans la liste.',
  ]);
  expect(await words('course=../../users&campus=lyon')).toEqual([
    'Cette formation n’est pas proposée ici. Choisissez-en une dans la liste.',
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await words('')).toEqual([]);
});

test('RTE-19: in English, to the end', async ({ page }) => {
  const person = newPerson();
  await page.goto(`${site.url}/en/crm/contact?course=bts-mco&campus=lyon`);
  await scriptsAnswer(page);
  await expect(heading(page)).toHaveText('Ask a question');
  await fillIn(page, person);
  await takeTime(page);
  const send = page.getByRole('button', { name: 'Send the message' });
  await send.click();
  await expect(summary(page)).toContainText('One thing to correct');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await send.click();
  await expect(page).toHaveURL(`${site.url}/en/crm/contact/merci?course=bts-mco&campus=lyon`);
  await expect(heading(page)).toHaveText('Message received');
  await expect(page.getByRole('link', { name: 'The campus' })).toHaveAttribute(
    'href',
    '/en/campus/lyon',
  );
});
