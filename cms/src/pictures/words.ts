/**
 * Strapi keeps one alternative text a file, in no language, and its form has room for one text more, the caption, which
 * no page shows: the English text is kept there. Callers that ask for English find it where they look for it.
 */
export function inEnglish(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(inEnglish);
  if (!isPlain(answer)) return answer;
  const parts = Object.entries(answer).map(([name, value]) => [name, inEnglish(value)]);
  const { alternativeText, caption, mime } = answer;
  const isFile = alternativeText !== undefined && typeof mime === 'string';
  return Object.fromEntries(isFile && caption ? [...parts, ['alternativeText', caption]] : parts);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}
