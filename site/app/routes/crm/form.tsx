import { data, redirect } from 'react-router';
import { config } from '../../config.server';
import { courseChoice } from '../../content/crm-choice.server';
import { isSlug } from '../../content/slug';
import { isAction } from '../../modules/application';
import { POLICIES } from '../../modules/caching';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import { requestWords } from '../../modules/requests';
import { issueToken } from '../../modules/requests/token.server';
import { pageMeta } from '../../modules/seo';
import { localeContext, sendingContext } from '../../request.server';
import { withCampus } from '../campus-choice.server';
import type { Route } from './+types/form';
import { receive } from './receive.server';

const FORM = 'application/x-www-form-urlencoded';
/** More than every field at its longest, in any script. */
const MOST_BYTES = 100_000;

/** POP-12, RTE-12: what a visitor asks the school for, about a course on a campus. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { action } = params;
  if (!isAction(action)) throw notFound();
  const locale = context.get(localeContext);
  const asked = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const choice = await orFail(
    courseChoice(action, { course: asked('course'), campus: asked('campus') }, locale),
  );
  const { title, lead: description } = requestWords(locale).actions[action];
  return {
    action,
    choice,
    token: issueToken(action, config.formSecret, Date.now()),
    about: {
      title,
      description,
      canonical: `${config.siteUrl}${pathIn(locale, `/crm/${action}`)}`,
      unlisted: true,
    },
  };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { action } = params;
  if (!isAction(action)) throw notFound();
  if (!request.headers.get('content-type')?.startsWith(FORM)) throw data(null, { status: 415 });
  const size = Number(request.headers.get('content-length') ?? Infinity);
  if (size > MOST_BYTES) throw data(null, { status: 413 });
  const locale = context.get(localeContext);
  const form = await withCampus(new URLSearchParams(await request.text()), locale);
  const returned = await receive({
    action,
    form,
    query: url.searchParams,
    cookies: request.headers.get('cookie'),
    wait: context.get(sendingContext),
    locale,
  });
  if (returned) return data(returned, { status: returned.status });
  // Slugs alone: nothing that a person wrote stands in an address.
  const about = new URLSearchParams(
    [...form].filter(([name, value]) => ['course', 'campus'].includes(name) && isSlug(value)),
  );
  return redirect(`${pathIn(locale, `/crm/${action}/merci`)}?${about}`, 303);
}

/** Without an answer the page stays as it is, with all that was written in it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(null, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData?.about);

/** A form is signed for one visitor. */
export const headers: Route.HeadersFunction = () => POLICIES.personal;

export default later(async () => (await import('./form.page')).RequestRoute);
