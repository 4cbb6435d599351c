import type { CampusFile, EventFile, NetworkFile } from '../files';
import { createRandom, inTurn } from './random.ts';
import { addresses, drawWords, fill } from './words.ts';

const FIRST_DAY = -365;
const LAST_DAY = 270;

/** Events of all types on every campus, over the year that ends today and the nine months that follow. */
export function makeEvents(
  file: NetworkFile,
  campuses: CampusFile[],
  count: number,
  taken: string[],
  todaysWeekday: number,
): EventFile[] {
  const random = createRandom(3);
  const address = addresses(taken);
  return inTurn(campuses, count).map((campus) => {
    const kind = random.pick(file.events);
    const words = { ...drawWords(file.words, random), ville: campus.fr.name };
    const title = fill(random.pick(kind.titles), words);
    const [startsAt, endsAt] = random.pick(kind.hours);
    const day = random.integer(FIRST_DAY, LAST_DAY);
    return {
      slug: address(title),
      type: kind.type,
      campus: campus.slug,
      inDays: nextOn(random.pick(kind.weekdays), day, todaysWeekday),
      startsAt,
      // Some are announced before their end is known.
      ...(random.chance(0.95) && { endsAt }),
      ...(kind.lasts && { lasts: random.pick(kind.lasts) }),
      url: '/?popin=true&action=contact',
      fr: { title, description: fill(random.pick(kind.descriptions), words) },
    };
  });
}

/** The first day from `day` on, counted from today, that is this day of the week. */
export function nextOn(weekday: number, day: number, todaysWeekday: number): number {
  const ahead = (weekday - todaysWeekday - day) % 7;
  return day + ((ahead + 7) % 7);
}
