import { z } from '@strapi/utils';

const MOST_ADDRESSES = 200;
const MOST_REFERRERS = 5;
const MOST_TIMES = 1_000_000;
/** What a rule may lead from, without its star; an address of a person is none. */
const ADDRESS = /^\/(?!\/)[^\s?#*\\@\p{Cc}\p{Cf}]*$/u;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

const address = z.string().min(2).max(200).regex(ADDRESS, 'Expected a path of the site');
const host = z.string().max(100).regex(HOST, 'Expected a host');
const count = z.int().min(1).max(MOST_TIMES);
const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

const missing = z.strictObject({
  address,
  count,
  referrers: z
    .array(z.strictObject({ from: z.union([z.literal('/'), address, host]), count }))
    .max(MOST_REFERRERS)
    .refine((referrers) => isOnce(referrers.map(({ from }) => from)), 'A referrer comes twice'),
});

const envelope = z.strictObject({
  data: z
    .array(missing)
    .min(1)
    .max(MOST_ADDRESSES)
    .refine((report) => isOnce(report.map((each) => each.address)), 'An address comes twice'),
});

export type Missing = z.output<typeof missing>;

/** What the site tells, or what is wrong with it: the field and the reason, never what a visitor asked for. */
export function readReport(body: unknown): { report: Missing[] } | { fault: string } {
  const reading = envelope.safeParse(body);
  if (reading.success) return { report: reading.data.data };
  const [issue] = reading.error.issues;
  return { fault: `${issue?.path.join('.') || 'body'}: ${issue?.message}` };
}
