import { z } from '@strapi/utils';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const REFERENCE = /^[A-Za-z0-9_-]{16,64}$/;
const MOST_ORIGINS = 8;
/** PostgreSQL has no place for the first of them, and nobody types the others. */
const CONTROLS = /\p{Cc}/u;
const CONTROLS_BUT_LINES = /[^\P{Cc}\t\n\r]/u;

const words = (most: number, unwanted: RegExp) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !unwanted.test(value), 'Control characters are not allowed');
const line = (most: number) => words(most, CONTROLS);
const slug = z.string().max(200).regex(SLUG, 'Expected a slug: small letters, digits, hyphens');

const request = z.strictObject({
  reference: z
    .string()
    .regex(REFERENCE, 'Expected 16 to 64 letters, digits, hyphens or underscores'),
  action: z.enum(['brochure', 'contact', 'registration']),
  programme: slug,
  campus: slug,
  firstName: line(120),
  lastName: line(120),
  email: z.email({ pattern: z.regexes.html5Email }).max(254),
  phone: line(40).nullable(),
  level: line(40).nullable(),
  message: words(4000, CONTROLS_BUT_LINES).nullable(),
  optIn: z.boolean(),
  origin: z
    .record(z.string().regex(/^[\w-]{1,64}$/, 'Expected the name of a cookie'), line(500))
    .refine((values) => Object.keys(values).length <= MOST_ORIGINS, 'Too many values'),
  receivedAt: z.iso.datetime(),
});

const envelope = z.strictObject({ data: request });

export type VisitorRequest = z.output<typeof request>;

/** What the site brings, or what is wrong with it: the field and the reason, never what a person typed. */
export function readRequest(body: unknown): { request: VisitorRequest } | { fault: string } {
  const reading = envelope.safeParse(body);
  if (reading.success) return { request: reading.data.data };
  const [issue] = reading.error.issues;
  const field = issue?.path.join('.') || 'body';
  return { fault: `${field}: ${issue?.message}` };
}
