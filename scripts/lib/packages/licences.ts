import table from './licences.json' with { type: 'json' };
import type { Locked, Packages } from './read.ts';

export type Table = {
  /** SPDX names of what may be shipped. */
  allowed: readonly string[];
  /** By `name@version` or `@scope/*@version`: what somebody read in a package that does not name a licence. */
  read: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  /** Packages that the site needs only to be built, but that leave something of theirs in what is built. */
  builtIn: Readonly<Record<string, string>>;
};

export const SHIPPED = ['site', 'cms'] as const;
export const PAGE = 'docs/licences.md';
const known: Table = table;

export function licenceProblems(
  apps: readonly Packages[],
  { allowed, read, builtIn } = known,
): string[] {
  const used = new Set<string>();
  const isConcerned = (entry: Locked) => isShipped(entry) || entry.name in builtIn;
  const problems = apps.flatMap(({ app, locked }) =>
    locked.filter(isConcerned).flatMap((entry) => {
      const { key, licence } = licenceOf(entry, read);
      used.add(key ?? entry.name);
      const what = `${entry.name} ${entry.version}, in ${app},`;
      if (licence === undefined)
        return `${what} does not name its licence: read it, and say in scripts/lib/packages/licences.json what it is.`;
      return isAllowed(licence, allowed)
        ? []
        : `${what} has the licence ${licence}, which is not allowed: do without it, or allow the licence in scripts/lib/packages/licences.json and say why in a note.`;
    }),
  );
  const stale = [...Object.keys(read), ...Object.keys(builtIn)].filter((key) => !used.has(key));
  return [
    ...problems,
    ...stale.map(
      (key) =>
        `No lockfile has ${key} any more: take it out of scripts/lib/packages/licences.json.`,
    ),
  ];
}

/** Of several licences to choose from, one is enough; of several that apply together, all count. Deeper nesting is not allowed. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const bare = licence.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}

/** The same on every machine: it says what the lockfiles do, for every platform, whatever is installed here. */
export function licencesPage(apps: readonly Packages[], { read, notes, builtIn } = known): string {
  const sections = apps.flatMap(({ app, locked }) => [
    `## In \`${app}/\``,
    '',
    ...groups(locked.filter(isShipped), read).flatMap(([licence, lines]) => [
      `### ${licence}`,
      '',
      ...notesOn(licence, notes),
      ...lines,
      '',
    ]),
  ]);
  return [
    '# Licences of what is shipped',
    '',
    'Made from the lockfiles by `npm run licences`, not by hand. These are the packages that npm installs, on one platform or another, where the',
    'site and the content service are run and not developed.',
    '',
    ...sections,
    '## Built into the site',
    '',
    'Packages that are needed to build it only, but leave something of theirs in it.',
    '',
    ...builtInLines(apps, builtIn),
    '',
  ].join('\n');
}

function isShipped({ isForDevelopment }: Locked): boolean {
  return !isForDevelopment;
}

function licenceOf(
  { name, version, licence }: Locked,
  read: Table['read'],
): { key?: string; licence?: string | undefined } {
  if (licence !== undefined && !licence.startsWith('SEE ')) return { licence };
  const scope = name.split('/')[0];
  const key = [`${name}@${version}`, `${scope}/*@${version}`].find(
    (candidate) => candidate in read,
  );
  return key === undefined ? {} : { key, licence: read[key] };
}

function groups(entries: readonly Locked[], read: Table['read']): [string, string[]][] {
  const byLicence = Map.groupBy(entries, (entry) => licenceOf(entry, read).licence ?? 'unknown');
  return inOrder([...byLicence]).map(([licence, group]) => {
    const byName = Map.groupBy(group, ({ name }) => name);
    return [licence, inOrder([...byName]).map(([name, copies]) => `- ${name} ${versions(copies)}`)];
  });
}

function versions(copies: readonly Locked[]): string {
  return [...new Set(copies.map(({ version }) => version))].sort().join(', ');
}

/** Not by the alphabet of the machine's language. */
function inOrder<T>(pairs: [string, T][]): [string, T][] {
  return pairs.sort(([one], [other]) => (one < other ? -1 : 1));
}

function notesOn(licence: string, notes: Table['notes']): string[] {
  const names = licence.split(/[() ]+/);
  return names.flatMap((name) => (name in notes ? [`${notes[name]}`, ''] : []));
}

function builtInLines(apps: readonly Packages[], builtIn: Table['builtIn']): string[] {
  const site = apps.find(({ app }) => app === 'site')?.locked ?? [];
  return Object.entries(builtIn).map(([name, what]) => {
    const found = site.find(({ place }) => place === `node_modules/${name}`);
    return `- ${name} ${found?.version} (${found?.licence}). ${what}`;
  });
}
