import { expect, type Page } from '@playwright/test';
import { png } from './picture.ts';

/** Adds a picture to a form of the admin, through the media library, with the words for those who do not see it. */
export async function addPicture(
  page: Page,
  words: string,
  picture: { mimeType: string; buffer: Buffer } = { mimeType: 'image/png', buffer: png(1200, 800) },
): Promise<void> {
  await page.getByRole('button', { name: 'Cliquez pour ajouter un fichier' }).click();
  await page.getByRole('button', { name: 'Ajouter d’autres fichiers' }).click();
  const name = `bibliotheque.${picture.mimeType.slice('image/'.length)}`;
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, ...picture });
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('textbox', { name: 'Texte alternatif', exact: true }).fill(words);
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await page.getByRole('button', { name: 'Ajouter 1 fichier à la médiathèque' }).click();
  await expect(page.getByRole('tab', { name: 'Fichiers choisis 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByRole('img', { name: words })).toBeVisible();
}
