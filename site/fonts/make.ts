/** Cuts the fonts of every school to what pages need of them: `npm run fonts`, when they, or what is needed, change. */
import fs from 'node:fs';
import { schools } from '../school.plugin.ts';
import { cut } from './cut.ts';
import { fontsOf, plan, unicodeRange } from './plan.ts';

for (const school of schools()) {
  for (const { file, source, axes, characters } of await plan(school)) {
    const made = await cut(fs.readFileSync(source), characters, axes);
    fs.writeFileSync(new URL(file, fontsOf(school)), made);
    process.stdout.write(`${school}/${file} ${made.length} bytes, ${unicodeRange(characters)}\n`);
  }
}
