import fs from 'node:fs';
import path from 'node:path';

/** The rooms of the site, by what is in them; what every room stands on has no arrows. */
const ROOMS: readonly [name: string, place: RegExp][] = [
  ['server', /^site\/server\//],
  ['routes', /^site\/app\/(routes\/|root|request|entry|ahead)/],
  ['shell', /^site\/app\/shell\//],
  ['sections', /^site\/app\/sections\//],
  ['content', /^site\/app\/content\//],
  ['modules', /^site\/app\/modules\//],
  ['ui', /^site\/app\/ui\//],
];
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** What is there at run time: types may be looked up from anywhere. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** From which room to which something is imported: « routes → content ». */
export function importsBetweenRooms(root: string): Set<string> {
  const found = new Set<string>();
  for (const folder of ['site/server', 'site/app']) {
    const files = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => SOURCE.test(file) && !TEST.test(file))) {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      for (const to of importedBy(root, file)) {
        const rooms = [roomOf(file), roomOf(to)];
        if (rooms[0] && rooms[1] && rooms[0] !== rooms[1]) found.add(rooms.join(' → '));
      }
    }
  }
  return found;
}

/** What the picture says of it. */
export function drawnBetweenRooms(picture: string): Set<string> {
  const arrows = picture.matchAll(/data-from="(\w+)" data-to="(\w+)"/g);
  return new Set([...arrows].map(([, from, to]) => `${from} → ${to}`));
}

function importedBy(root: string, file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, one, other]) =>
    path.posix.join(path.posix.dirname(file), one ?? other ?? ''),
  );
}

function roomOf(file: string): string | undefined {
  return ROOMS.find(([, place]) => place.test(file))?.[0];
}
