import type { Locked, Packages } from './read.ts';

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** Why an install could bring something else tomorrow than today: a sentence each, with what to do. */
export function pinProblems(packages: Packages): string[] {
  return [
    ...looseVersions(packages),
    ...disagreements(packages),
    ...packages.locked.flatMap((locked) => unverified(packages.app, locked)),
  ];
}

function looseVersions({ app, wanted, overrides }: Packages): string[] {
  return Object.entries({ ...wanted, ...overrides })
    .filter(([, version]) => typeof version !== 'string' || !EXACT.test(version))
    .map(
      ([name, version]) =>
        `${app}/package.json asks for ${name} ${JSON.stringify(version)}: write one exact version.`,
    );
}

function disagreements({ app, wanted, overrides, known, locked }: Packages): string[] {
  const installed = new Map(locked.map(({ place, version }) => [place, version]));
  const isUnlike = (name: string) =>
    wanted[name] !== known[name] || installed.get(`node_modules/${name}`) !== wanted[name];
  const asked = new Set([...Object.keys(wanted), ...Object.keys(known)]);
  const unlike = new Set([...asked].filter(isUnlike));
  for (const { name, version } of locked) {
    if (name in overrides && overrides[name] !== version) unlike.add(name);
  }
  return [...unlike].map(
    (name) =>
      `${app}/package-lock.json does not agree with its package.json about ${name}: run npm install in ${app} and commit the result.`,
  );
}

/** No entry has an address: npm asks the registry it is set to, and the integrity says whether it got the same. */
function unverified(app: string, { place, resolved, integrity }: Locked): string[] {
  const problems: string[] = [];
  if (resolved !== undefined)
    problems.push(
      `${app}/package-lock.json takes ${place} from ${resolved}: take it from the registry, without an address, as ${app}/.npmrc has it.`,
    );
  if (integrity === undefined || !integrity.startsWith('sha512-'))
    problems.push(
      `${app}/package-lock.json has no SHA-512 integrity for ${place}: remove that entry, run npm install in ${app} and commit the result.`,
    );
  return problems;
}
