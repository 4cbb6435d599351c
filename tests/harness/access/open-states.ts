import { expect, type Page } from '@playwright/test';
import { top } from '../header.ts';
import { callToAction, popinOf } from '../popin.ts';
import { onEachLevel, sidebarOf } from '../sidebar.ts';

type State = {
  name: string;
  path: string;
  /** Opens it, and calls `look` in each of its states with the part of the page that is open. */
  open: (page: Page, look: (part: string) => Promise<void>) => Promise<void>;
};

const menu = (name: string, section?: string): State => ({
  name: `the menu ${name}`,
  path: '/',
  async open(page, look) {
    await top(page, name).focus();
    await page.keyboard.press('Enter');
    if (section) await page.getByRole('banner').getByRole('button', { name: section }).click();
    await look('header');
  },
});

const dropdown = (name: RegExp): State => ({
  name: `the list of ${name.source}`,
  path: '/',
  async open(page, look) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await look('header');
  },
});

const search: State = {
  name: 'the search',
  path: '/',
  async open(page, look) {
    const dialog = page.getByRole('dialog', { name: 'Recherche' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Rechercher' })
      .locator('visible=true')
      .click();
    await expect(dialog).toBeVisible();
    await look('dialog[open]');
    await dialog.getByRole('searchbox').fill('lyon');
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await look('dialog[open]');
  },
};

const popup: State = {
  name: 'the popup of an offer',
  path: '/offres-alternance?offre=agent-de-credit-debutant-caisse-des-trois-manguiers-ouagadougou',
  async open(page, look) {
    await page.getByRole('link', { name: /^Répondre à cette offre/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('dialog[open]');
  },
};

const popin: State = {
  name: 'the pop-in',
  path: '/campus/lyon',
  async open(page, look) {
    await callToAction(page, 'Contact').click();
    const { dialog, course, campus, options, go } = popinOf(page);
    await expect(campus).toHaveValue('Lyon');
    await look('dialog[open]');
    await go.click();
    await expect(dialog.getByRole('alert')).toHaveText(/./);
    await look('dialog[open]');
    await course.click();
    await expect(options.first()).toBeVisible();
    await look('dialog[open]');
  },
};

const sidebar: State = {
  name: 'the sidebar',
  path: '/',
  async open(page, look) {
    const dialog = sidebarOf(page);
    await onEachLevel(dialog, async (level) => {
      if (level === 'main') {
        await dialog.button('Votre profil : Je suis étudiant').click();
        await dialog.button('Services').click();
      }
      await look('dialog[open]');
    });
  },
};

/** What opens over a page in a wide window, and what does on a phone. */
export const AT_A_DESK = [
  menu('Campus'),
  menu('Formations', 'BTS'),
  menu('Alternance'),
  menu('L’école'),
  dropdown(/^Le réseau/),
  dropdown(/Je suis étudiant/),
  search,
  popup,
  popin,
];
export const ON_A_PHONE = [sidebar, search, popup, popin];
