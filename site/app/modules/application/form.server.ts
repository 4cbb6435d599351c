import { askedIn } from './address';
import { opened, type Popin, popin } from './machine';
import { type Ask, handingOff, settle, type Visit } from './settle';

/** POP-10: the pop-in of an address, with all that it shows; or, of its form that was sent, where it leads. */
export async function submitted(
  query: URLSearchParams,
  visit: Visit,
  answer: Ask,
): Promise<{ popin: Popin | null } | { to: string }> {
  const asked = askedIn(query);
  if (!asked) return { popin: null };
  const ask = handingOff(answer, visit);
  const shown = await settle(opened(asked), ask);
  if (query.get('confirm') !== 'true') return { popin: shown };
  // One that was typed, where there are too many for a list, may be none of them.
  if (shown.course && shown.total !== null && !shown.campus && query.get('campus')?.trim())
    return { popin: { ...shown, error: 'no-campus' } };
  // There was no campus to choose among before the course was.
  if (shown.course && !query.has('campus')) return { popin: { ...shown, error: 'campus-next' } };
  const confirmed = await settle(popin(shown, { type: 'confirm' }), ask);
  return confirmed.link === null ? { popin: confirmed } : { to: confirmed.link };
}
