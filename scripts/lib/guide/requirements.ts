import type { Citations } from './citations.ts';
import { LEDGER } from './ledger.ts';

export const REQUIREMENTS_PAGE = 'docs/requirements.md';

/** Why the table would be wrong: a sentence each. */
export function requirementProblems(found: Citations, ledger = LEDGER): string[] {
  const unproved = Object.keys(ledger).filter((id) => !found.has(id));
  const unknown = [...found.keys()].filter((id) => !(id in ledger));
  return [
    ...unproved.map((id) => `No test cites ${id}: ${ledger[id]}`),
    ...unknown.map((id) => `${[...(found.get(id) ?? [])].join(', ')} cites ${id}, which is none.`),
  ];
}

/** Each requirement, and the tests that prove it. */
export function requirementsPage(found: Citations): string {
  const rows = Object.entries(LEDGER).map(([id, words]) => {
    const files = [...(found.get(id) ?? [])].map((file) => `[${nameOf(file)}](../${file})`);
    return `| ${id} | ${words} | ${files.join(', ')} |`;
  });
  return `# Requirements, and what proves them

Made by \`npm run guide\` from the titles of the tests, which cite these ids. A requirement that no test cites fails \`npm run check\`.

| id | what | tests |
|---|---|---|
${rows.join('\n')}
`;
}

/** Two files of one name are told apart by their folder. */
function nameOf(file: string): string {
  const [name = '', folder = ''] = file.split('/').toReversed();
  return `${folder}/${name.replace(/\.(spec|test)\.tsx?$/, '')}`;
}
