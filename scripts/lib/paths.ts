import path from 'node:path';

export type App = 'site' | 'cms' | 'tests' | 'bench';

export type Paths = ReturnType<typeof pathsFrom>;

export function pathsFrom(root: string) {
  const work = path.join(root, '.parvis');
  return {
    root,
    app: (name: App) => path.join(root, name),
    builds: path.join(root, 'site', 'builds'),
    logs: path.join(work, 'logs'),
    reports: path.join(work, 'reports'),
    stamps: path.join(work, 'stamps'),
    settings: process.env.PARVIS_ENV_FILE ?? path.join(root, '.env'),
    shown: (file: string) => path.relative(root, file) || '.',
  };
}

export const repository = pathsFrom(path.dirname(path.dirname(import.meta.dirname)));
