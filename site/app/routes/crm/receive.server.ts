import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { courseChoiceOrNull } from '../../content/crm-choice.server';
import { isSlug } from '../../content/slug';
import { keepRequest } from '../../content/visitor-requests.server';
import type { Action } from '../../modules/application';
import { mayKeep, storedOrigin } from '../../modules/origin';
import { CHOOSING, TRAP } from '../../modules/requests';
import { faultsIn, kept, readAnswers } from '../../modules/requests/answers.server';
import { issueToken, judgeToken, referenceOf } from '../../modules/requests/token.server';
import type { Returned as Back } from '../../sections/requests/form-state';

type Sent = {
  action: Action;
  form: URLSearchParams;
  /** The query of the page: what led there. */
  query: URLSearchParams;
  cookies: string | null;
  /** How long the visitor must wait, in milliseconds; none, and it counts. */
  wait: () => Promise<number>;
  locale: Locale;
};

/** What the form shows again, to be mended or sent once more. */
export type Returned = Back & { status: number };

/** Null once the request is kept for good, by the content service or by this machine. */
export async function receive(sent: Sent): Promise<Returned | null> {
  const { action, form, locale } = sent;
  // Whoever fills in what nobody sees is thanked like anyone, and learns nothing.
  if (form.get(TRAP)) return null;
  const answers = readAnswers(form);
  const choice = await courseChoiceOrNull(action, answers, locale);
  // Real time: a clock that is stopped, for tests, would find every form too early.
  const now = Date.now();
  const { formSecret: secret } = config;
  const given = form.get('token') ?? '';
  const { verdict, issued } = judgeToken(given, { action, secret, now });
  const isOurs = verdict === 'good' || verdict === 'early';
  const token = isOurs ? given : issueToken(action, secret, now);
  const back = { status: 422, answers, choice, faults: {}, token };

  if (form.get(CHOOSING.name) === CHOOSING.value)
    return { ...back, status: 200, faults: choice?.faults ?? {} };
  const faults = { ...faultsIn(action, answers), ...choice?.faults };
  if (Object.keys(faults).length > 0) return { ...back, faults };
  if (verdict !== 'good') return { ...back, refusal: verdict };
  if (!isSlug(answers.course) || !isSlug(answers.campus)) return failed(back);
  const wait = await sent.wait();
  if (wait > 0)
    return { ...back, status: 429, refusal: 'often', minutes: Math.ceil(wait / 60_000) };

  const { course, campus, ...person } = kept(action, answers);
  const request = {
    reference: referenceOf(action, { course, campus, ...person }, issued, secret),
    action,
    programme: course,
    campus,
    ...person,
    origin: originOf(sent),
    receivedAt: config.now().toISOString(),
  };
  try {
    await keepRequest(request);
    return null;
  } catch {
    // The keeper has said why, in terms that quote nobody.
    return failed(back);
  }
}

function failed(back: Returned): Returned {
  return { ...back, status: 503, refusal: 'failed' };
}

/** TRK-1, TRK-4: what the cookies hold, under what the page was handed; nothing of whoever has not agreed where that is asked. */
function originOf({ cookies, query }: Sent): Record<string, string> {
  if (!mayKeep(config.hasConsent, cookies)) return {};
  const handed = [...query].map((pair) => pair.map(encodeURIComponent).join('=')).join('; ');
  return { ...storedOrigin(cookies), ...storedOrigin(handed) };
}
