import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { registrationIn } from '../modules/agenda';
import {
  type Answer,
  type Choice,
  isAction,
  type Question,
  type Some,
} from '../modules/application';
import { allowedLink } from '../modules/application/link.server';
import { campusesLike, campusOf } from '../modules/campus-choice/find.server';
import { derived } from '../modules/derived';
import { MANY } from '../modules/lists';
import { campuses, type ListedCampus } from './campuses.server';
import { campusesFor, coursesAt, coursesFor, crmLink } from './crm-links.server';

/** What the pop-in asks, answered the same to the browser and to the form that works without scripts. Slugs are checked by then. */
export function popinAnswer(question: Question, locale: Locale): Promise<Answer> {
  const { action } = question;
  if (!isAction(action)) throw new Error(`The school has no action called ${action}.`);
  switch (question.of) {
    case 'courses':
      return question.campus === null
        ? coursesFor(action, locale)
        : coursesAt(action, question.campus, locale);
    case 'campuses':
      return someOf(
        question.course === null
          ? everyCampus(locale)
          : campusesFor(action, question.course, locale),
        question,
      );
    case 'link':
      return link(crmLink(action, question.course, question.campus, locale), locale);
  }
}

/** All of them; of too many for a list, those of the words that were typed, and the one that is chosen. */
async function someOf(
  asked: Promise<Choice[]>,
  { campus, words = '' }: { campus?: string; words?: string },
): Promise<Choice[] | Some> {
  const all = await asked;
  if (all.length <= MANY) return all;
  const found = campusesLike(all, words);
  const chosen = campus === undefined ? undefined : campusOf(all, campus);
  const others = chosen && !found.includes(chosen) ? [chosen] : [];
  return { total: all.length, found: [...found, ...others] };
}

async function everyCampus(locale: Locale): Promise<Choice[]> {
  return chosenFrom(await campuses(locale));
}

const chosenFrom = derived((all: ListedCampus[]): Choice[] =>
  all.map(({ slug, name }) => ({ slug, name })),
);

/** POP-8, in the language being read: what an editor typed is the same in all of them. */
async function link(found: Promise<string | null>, locale: Locale): Promise<string | null> {
  const allowed = allowedLink(await found, { siteUrl: config.siteUrl, hosts: config.crmHosts });
  return allowed && registrationIn(locale, allowed);
}
