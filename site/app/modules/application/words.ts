import type { Network } from '../map';
import { counted, type Dictionary, fill, type Language } from '../taxonomy';
import { isAction } from './actions';
import type { Popin } from './machine';

type Words = Dictionary['menus']['popin'];

/** POP-1: an action that is none of the school's is its own title. */
export function titleOf(action: string, { titles }: Words): string {
  return isAction(action) ? titles[action] : action;
}

export function leadOf(action: string, { leads }: Words): string | null {
  return isAction(action) ? leads[action] : null;
}

/** Under the map: how many campuses there are, or offer the course, and which of them it does not show. */
export function captionOf(
  { course, campuses, total, calls }: Popin,
  { count: all, elsewhere }: Network,
  words: Words,
  language: Language,
): string {
  if (!course || calls.campuses || campuses.length === 0) {
    return all > 0 ? fill(words.network, { count: all }) : '';
  }
  const away = campuses.filter(({ slug }) => elsewhere.some((place) => place.slug === slug));
  if (total !== null) return counted(words.open, total);
  const count = campuses.length;
  if (away.length === 0 || count === 1) return counted(words.open, count);
  const names = new Intl.ListFormat(language).format(away.map(({ name }) => name));
  return fill(words.openWith, { count, names });
}

/** What a list without anything to choose says. */
export function emptyWords({ calls, campus }: Popin, of: 'courses' | 'campuses', words: Words) {
  const call = calls[of];
  if (call) return call.failed ? words.failed[of] : words.loading[of];
  if (of === 'campuses') return words.noCampus;
  return campus ? words.noCourseAt : words.noCourse;
}
