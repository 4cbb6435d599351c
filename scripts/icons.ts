/** Draws the PNG icons of every school's installed site from its logo. To be run when a school's icon.svg or theme changes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { run } from './lib/command.ts';
import { toolEnvironment } from './lib/environment.ts';
import { Failure } from './lib/failures.ts';
import { schoolFolders } from './lib/schools.ts';
import { runTask, type Task } from './lib/task.ts';

/** `part` is how much of its side the logo takes. A maskable icon may be cut to a circle of four fifths of its side. */
const icons = [
  { name: 'icon-192', size: 192, part: 0.84 },
  { name: 'icon-512', size: 512, part: 0.84 },
  { name: 'maskable-192', size: 192, part: 0.7 },
  { name: 'maskable-512', size: 512, part: 0.7 },
  { name: 'apple-touch-icon', size: 180, part: 0.84 },
];

await runTask(async (task) => {
  const chromium = await ensureChromium(task);
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'parvis-icons-'));
  try {
    for (const school of schoolFolders(task.paths.app('site')))
      await drawIcons(task, chromium, school, temporary);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return 0;
});

async function drawIcons(task: Task, chromium: string, school: string, temporary: string) {
  const logo = fs.readFileSync(path.join(school, 'public', 'icon.svg'), 'utf8');
  const ground = groundOf(fs.readFileSync(path.join(school, 'theme.css'), 'utf8'));
  for (const { name, size, part } of icons) {
    const page = path.join(temporary, `${name}.html`);
    fs.writeFileSync(page, drawing(logo, ground, part));
    const file = path.join(school, 'public', 'icons', `${name}.png`);
    await task.progress.step(task.paths.shown(file), () => draw(task, chromium, page, file, size));
  }
}

function groundOf(theme: string): string {
  const paper = /--color-paper: (#[0-9a-f]{6});/.exec(theme)?.[1];
  if (paper === undefined) throw new Failure('The theme has no colour called paper.');
  return paper;
}

function drawing(logo: string, ground: string, part: number): string {
  const side = `${part * 100}vmin`;
  return `<!doctype html><style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${side}; height: ${side} }
  </style>${logo}`;
}

async function draw(task: Task, chromium: string, page: string, file: string, size: number) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const { code, reason } = await run({
    command: chromium,
    args: [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      `--window-size=${size},${size}`,
      `--screenshot=${file}`,
      `file://${page}`,
    ],
    cwd: task.paths.root,
    env: toolEnvironment(),
    log: path.join(task.paths.logs, 'icons.log'),
    signal: task.signal,
  });
  if (code !== 0) throw new Failure(`Chromium could not draw ${file}: ${reason}.`);
}
