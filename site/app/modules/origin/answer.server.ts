import { type Choice, choiceCookie } from './consent';
import { campaignCookies, forgottenCookies } from './keep';

/** The cookies of an answer that was sent from a page, without scripts. */
export function answerCookies(choice: Choice, page: URL, cookies: string | null): string[] {
  const origin = choice === 'oui' ? campaignCookies(page, cookies) : forgottenCookies(page);
  return [choiceCookie(choice, page), ...origin];
}

/** The page an answer was sent from, and goes back to: one of ours, or the home. */
export function pageAnsweredOn(candidates: (string | null)[], site: URL): URL {
  const pages = candidates.map((address) => (address ? URL.parse(address, site) : null));
  return pages.find((page) => page?.origin === site.origin) ?? new URL('/', site);
}
