import { z } from 'zod';
import { log } from '../log.server';
import { compile, faultsOf, type Redirects, type Rule } from '../modules/redirects';
import { schoolRules } from '../modules/redirects/school.server';
import { link, text } from './fields';
import { client, doubt, liftDoubts } from './service.server';

/** A rule that leads nowhere safe is left out; the others still hold. */
const rule = z
  .object({ from: text.startsWith('/'), to: link.pipe(z.string()) })
  .nullable()
  .catch(null);

/** How long a visitor waits for new rules while those of before could do, and for the first ones. */
const PATIENCE_MS = 500;
const FIRST_PATIENCE_MS = 2000;
/** Of the rules that cannot stand, how many are named in the log. */
const NAMED = 20;

const WITHOUT_EDITORS = compile([], schoolRules);
let known: Redirects | null = null;

/**
 * The editors' redirects over the school's, made ready once per publication. Thousands take the content service a second to
 * send: then those of before hold a moment longer. When there have never been any, the school's hold alone.
 */
export async function redirects(): Promise<Redirects> {
  const reading = read();
  const late = Promise.withResolvers<null>();
  const isLate = () => {
    goOnWithout(reading);
    late.resolve(null);
  };
  const timer = setTimeout(isLate, known ? PATIENCE_MS : FIRST_PATIENCE_MS);
  try {
    return (await Promise.race([reading, late.promise])) ?? known ?? WITHOUT_EDITORS;
  } finally {
    clearTimeout(timer);
  }
}

let isAwaited = false;

/** What is made with the rules of before is made again when the new ones have come. */
function goOnWithout(reading: Promise<Redirects | null>): void {
  doubt();
  if (isAwaited) return;
  isAwaited = true;
  const come = (rules: Redirects | null) => {
    isAwaited = false;
    if (rules) liftDoubts();
  };
  reading.then(come, () => come(null));
}

async function read(): Promise<Redirects | null> {
  const rules = await client.orNull(
    client.getEvery({
      path: '/redirects',
      // Rules name their language in their paths; the call has one because every call does.
      locale: 'fr',
      item: rule,
      query: { 'fields[0]': 'from', 'fields[1]': 'to', sort: 'id:asc' },
      make: (found) => made(found.filter((each) => each !== null)),
    }),
  );
  known = rules ?? known;
  return rules;
}

/**
 * The content service refuses what cannot stand together; a restored table was never refused, and is told of here. What
 * leads to itself is meant to stay.
 */
function made(editors: Rule[]): Redirects {
  const leading = editors.filter(({ from, to }) => from !== to);
  for (const { rule, reason } of faultsOf(leading).slice(0, NAMED))
    log.warn({ from: rule.from, to: rule.to, reason }, 'a redirect cannot stand beside the others');
  return compile(editors, schoolRules);
}
