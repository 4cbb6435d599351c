import table from '@school/redirects.txt?raw';
import { config } from '../../config.server';
import { readTable } from './table';

function load() {
  const { rules, faults } = readTable(table, config.addresses.media);
  if (faults.length === 0) return rules;
  process.stderr.write(
    `The site cannot start: the redirects of the school cannot stand together.\n${faults.map((fault) => `- redirects.txt, ${fault}\n`).join('')}`,
  );
  process.exit(1);
}

/** RED-8: the school's own rules, which hold before an editor wrote any, and while the content service is down. */
export const schoolRules = load();
