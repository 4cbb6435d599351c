import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * Shows editors what a block looks like before they pick it: the picture beside its schema. It travels inside the model,
 * so that there is no address to serve, to guard, or to get wrong behind a proxy.
 */
export function showPreviews(strapi: Core.Strapi): void {
  for (const { category, modelName, info } of Object.values(strapi.components)) {
    const file = path.join(strapi.dirs.app.components, category, `${modelName}.svg`);
    if (!fs.existsSync(file)) continue;
    info.preview = `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(file, 'utf8'))}`;
  }
}
