import { z } from 'zod';
import { isZone } from '../modules/calendar';
import { ErrorRecord } from '../modules/errors';
import { typeset } from '../modules/typography';

/** What Strapi's answers are made of. Names of the specification are read here and nowhere further in. */

/** Checks an answer where it enters; a fault names the field and the address it came from. */
export function parse<Value>(schema: z.ZodType<Value>, body: unknown, source: string): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || '(answer)'}: ${message}`,
  );
  throw new ErrorRecord({
    scope: 'Content',
    source,
    statusCode: 502,
    errorText: `The answer is not what was expected: ${faults.slice(0, 5).join('; ')}`,
    details: { faults },
  });
}

/** With or without the `data` envelope. */
export function enveloped<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((body) => (isEnvelope(body) ? body.data : body), schema);
}

function isEnvelope(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** A field that may be absent, null or empty: null inside. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    schema.nullable(),
  );
}

/** A list that may be absent or null: empty inside. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => value ?? [], z.array(schema));
}

/** For machines: a name in an address, an id, a key. */
export const text = z.string().trim().min(1);

/** For people: set as print has it, here and nowhere further in. */
export const prose = text.transform(typeset);

export const optionalProse = optional(z.string().transform(typeset));

export const instant = z.iso.datetime({ offset: true }).or(z.iso.date());

/** A clock of the world, by its name; one that no clock goes by is none. */
export const timeZone = optional(z.string()).transform((name) =>
  name && isZone(name) ? name : null,
);

/** A link that an editor typed: a path of this site or an http(s) address; anything else leads nowhere. */
export const link = z.preprocess(
  (value) => (isSafeLink(value) ? value : null),
  z.string().nullable(),
);

function isSafeLink(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (/^\/(?![/\\])/.test(value)) return true;
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
