import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { seedBrochures } from './brochures/seed';
import type { SeedChoice } from './choice';
import { seedDemo } from './demo';
import { type Content, readContent, readNetwork } from './files';
import { seedNetwork } from './network/seed';
import { missingSheets, preparePlates, seedPlates } from './plates/seed';

/** Puts in what is chosen and not there yet, in the name of the school. */
export async function seed(strapi: Core.Strapi, choice: SeedChoice, school: string): Promise<void> {
  if (choice.content === 'none') return;
  if (await isOfAnother(strapi, school)) {
    strapi.log.warn(`The content is of another school than ${school}: nothing was put in.`);
    return;
  }
  const folder = path.join(strapi.dirs.app.root, 'content');
  const demo = await readContent(folder, school);
  const sheets = await missingSheets(strapi, demo);
  const [plates] = await Promise.all([preparePlates(strapi, sheets), seedTexts(strapi, demo)]);
  await seedPlates(strapi, plates);
  if (choice.content === 'network')
    await seedNetwork(strapi, demo, await readNetwork(folder), choice.size);
}

async function seedTexts(strapi: Core.Strapi, demo: Content): Promise<void> {
  await seedDemo(strapi, demo);
  await seedBrochures(strapi, demo);
}

/** Half the demo under one name and half under another would be of no use to either. */
async function isOfAnother(strapi: Core.Strapi, school: string): Promise<boolean> {
  const settings = await strapi
    .documents('api::website-setting.website-setting')
    .findFirst({ populate: ['schools'] });
  return settings !== null && !settings.schools?.some(({ slug }) => slug === school);
}
