import reasons from './install-scripts.json' with { type: 'json' };
import type { Packages } from './read.ts';

const SETTING = 'ignore-scripts=true';

/** No package runs anything when it is installed; one that would is named, with what it would have done. */
export function installScriptProblems(
  apps: readonly Packages[],
  known: Readonly<Record<string, string>> = reasons,
): string[] {
  const found = new Set<string>();
  const problems: string[] = [];
  for (const { app, settings, locked } of apps) {
    if (!settings.includes(SETTING))
      problems.push(`${app}/.npmrc lets packages run scripts: write ${SETTING} in it.`);
    for (const { name, version, hasInstallScript } of locked) {
      if (!hasInstallScript) continue;
      found.add(name);
      if (!(name in known))
        problems.push(
          `${name} ${version}, in ${app}, has an install script, which is not run: read it, see that the package works without, and say in scripts/lib/packages/install-scripts.json what it would do.`,
        );
    }
  }
  for (const name of Object.keys(known)) {
    if (!found.has(name))
      problems.push(`No package called ${name} has an install script: take it out of the list.`);
  }
  return problems;
}
