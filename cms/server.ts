/** Starts the content service from its compiled folder, under the eye of whoever spawned it. */
import fs from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { faultOfDataFolder } from './src/data-folder';
import { readStore } from './src/media/settings';
import { readSeedChoice } from './src/seed/choice';
import { NO_START, SETTINGS } from './src/settings';
import { readWebhook } from './src/visitor-requests/webhook/settings';

const REQUIRED = Object.entries(SETTINGS)
  .filter(([, { without }]) => without === NO_START)
  .map(([name]) => name);

const distDir = __dirname;
const appDir = path.dirname(distDir);

// Strapi decides at start which folder it serves the admin from. With a page already there it serves ours, and the
// finished admin build then takes its place without a restart.
function putAdminPlaceholder(): void {
  const page = path.join(distDir, 'build', 'index.html');
  if (fs.existsSync(page)) return;
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.copyFileSync(path.join(appDir, 'src', 'admin', 'placeholder.html'), page);
}

function stopIfUnset(): void {
  const missing = REQUIRED.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  console.error(
    `The content service needs ${missing.join(', ')}: random secrets and the site's account, as \`npm start\` writes them to .env.`,
  );
  process.exit(1);
}

function stopIfMalformed(): void {
  try {
    readSeedChoice(process.env.SEED_CONTENT);
    readWebhook(process.env);
    readStore(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function stopIfUnwritable(): void {
  const fault = faultOfDataFolder(path.resolve(process.env.DATA_DIR || 'data'));
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}

stopIfUnset();
stopIfMalformed();
stopIfUnwritable();
putAdminPlaceholder();

const app = createStrapi({ appDir, distDir });

// A supervisor killed outright cannot say goodbye; the closed channel does.
process.once('disconnect', () => {
  void app.destroy().finally(() => process.exit(0));
});

app.start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
