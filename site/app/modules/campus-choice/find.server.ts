import { derived } from '../derived';
import { type Choice, folded } from '../lists';

type Campus = { slug: string; name: string; title?: string };

/** What came of a name that was typed. */
export type Found =
  | { kind: 'found'; campus: Choice }
  | { kind: 'several'; others: Choice[] }
  | { kind: 'unknown' };

/** What is offered of those that are meant. */
const OFFERED = 8;

/** The campus of this slug; undefined when there is none. */
export function campusOf<Each extends Campus>(campuses: Each[], slug: string): Each | undefined {
  const index = indexed(campuses).bySlug.get(slug);
  return index === undefined ? undefined : campuses[index];
}

/** The campus that is meant by its name, however it is written, or by words that no other has; its slug is as good. */
export function findCampus(campuses: Campus[], typed: string): Found {
  const known = campusOf(campuses, typed);
  if (known) return { kind: 'found', campus: toChoice(known) };
  const name = keyOf(typed);
  if (name === '') return { kind: 'unknown' };
  const { keys } = indexed(campuses);
  const exactly = campuses.filter((_campus, index) => keys[index]?.names.includes(name));
  const meant = exactly.length > 0 ? exactly : having(campuses, name);
  const [only, ...others] = meant;
  if (!only) return { kind: 'unknown' };
  if (others.length === 0) return { kind: 'found', campus: toChoice(only) };
  return { kind: 'several', others: apart(meant.slice(0, OFFERED)) };
}

/** The campuses whose names have these words or their beginnings, those that begin with them first; without words, the first ones. */
export function campusesLike<Each extends Campus>(
  campuses: Each[],
  typed: string,
  most = OFFERED,
): Each[] {
  const words = keyOf(typed);
  const found = words === '' ? campuses : having(campuses, words);
  return found.slice(0, most);
}

function having<Each extends Campus>(campuses: Each[], words: string): Each[] {
  const { keys } = indexed(campuses);
  const all = words.split(' ');
  const found = campuses.flatMap((campus, index) => {
    const said = keys[index]?.said ?? '';
    return all.every((word) => said.includes(` ${word}`)) ? { campus, said } : [];
  });
  const starts = ({ said }: { said: string }) => (said.startsWith(` ${words}`) ? 0 : 1);
  return found.sort((a, b) => starts(a) - starts(b)).map(({ campus }) => campus);
}

const indexed = derived((campuses: Campus[]) => ({
  bySlug: new Map(campuses.map(({ slug }, index) => [slug, index])),
  keys: campuses.map(({ name, title = name }) => {
    const names = [keyOf(name), keyOf(title)];
    return { names, said: ` ${names.join(' ')}` };
  }),
}));

/** A name as it may be typed: « Saint-Étienne » is « saint etienne ». */
function keyOf(name: string): string {
  return folded(name)
    .replaceAll(/[-'\s]+/g, ' ')
    .trim();
}

/** Those that share a name are told apart by their titles. */
function apart(campuses: Campus[]): Choice[] {
  return campuses.map((campus) => ({
    value: campus.slug,
    name: campuses.some((other) => other !== campus && other.name === campus.name)
      ? (campus.title ?? campus.name)
      : campus.name,
  }));
}

function toChoice({ slug, name }: Campus): Choice {
  return { value: slug, name };
}
