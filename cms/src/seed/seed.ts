import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { seedBrochures } from './brochures/seed';
import type { SeedChoice } from './choice';
import { seedDemo } from './demo';
import { readContent, readNetwork } from './files';
import { seedNetwork } from './network/seed';

/** Puts in what is chosen and not there yet. */
export async function seed(strapi: Core.Strapi, choice: SeedChoice): Promise<void> {
  if (choice.content === 'none') return;
  const folder = path.join(strapi.dirs.app.root, 'content');
  const demo = await readContent(folder);
  await seedDemo(strapi, demo);
  await seedBrochures(strapi, demo);
  if (choice.content === 'network')
    await seedNetwork(strapi, demo, await readNetwork(folder), choice.size);
}
