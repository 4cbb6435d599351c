import { createHash } from 'node:crypto';
import { POLICIES } from '../caching';
import { ErrorRecord } from '../errors';
import { type Language, labels } from '../taxonomy';

type Named = { file: string; name: string; attached: boolean };

/** A calendar, to keep or to come back for; or, in a word, why there is none. */
export async function calendarAnswer(
  request: Request,
  language: Language,
  making: Promise<Named | null>,
): Promise<Response> {
  try {
    const made = await making;
    return made ? answer(request, made) : refusal(404, language);
  } catch (error) {
    if (!(error instanceof ErrorRecord)) throw error;
    return refusal(
      error.statusCode === 404 || error.statusCode === 504 ? error.statusCode : 503,
      language,
    );
  }
}

function answer(request: Request, { file, name, attached }: Named): Response {
  const tag = `"${createHash('sha256').update(file).digest('base64url')}"`;
  const headers = {
    ...POLICIES.subscription,
    etag: tag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${attached ? 'attachment' : 'inline'}; filename="${name}.ics"`,
    'x-content-type-options': 'nosniff',
  };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(file, { headers });
}

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
}

function refusal(status: 404 | 503 | 504, language: Language): Response {
  return new Response(`${labels(language).utils.errors.statuses[status]}\n`, {
    status,
    headers: {
      ...POLICIES.never,
      'content-type': 'text/plain; charset=utf-8',
      ...(status !== 404 && { 'retry-after': '30' }),
    },
  });
}

/** A calendar is only read. */
export function onlyRead(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}
