import type { Locked, Packages } from './read.ts';

/** A package as it should be, but for what is given. */
export function locked(name: string, given: Partial<Locked> = {}): Locked {
  return {
    place: `node_modules/${name}`,
    name,
    version: '1.0.0',
    licence: 'MIT',
    resolved: undefined,
    integrity: 'sha512-abc',
    hasInstallScript: false,
    isForDevelopment: false,
    ...given,
  };
}

/** An app as it should be, but for what is given. */
export function app(given: Partial<Packages> = {}): Packages {
  const wanted = given.wanted ?? { one: '1.0.0' };
  return {
    app: 'site',
    wanted,
    overrides: {},
    known: wanted,
    locked: [locked('one')],
    settings: ['ignore-scripts=true'],
    ...given,
  };
}
