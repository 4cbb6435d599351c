import { z } from 'zod';
import { ErrorRecord } from '../modules/errors';
import { deadline } from './deadline.server';
import { parse } from './fields';
import { exchange, waitAskedFor } from './transport.server';

const token = z.object({ access_token: z.string().min(1) });

export type Account = { url: string; username: string; password: string };

const FIRST_PAUSE_MS = 500;
/** A service that could not answer may be back at any moment; one that said no will say it again. */
const LONGEST_PAUSE_MS = { outage: 2000, refusal: 60_000 };
/** Between a renewal and the next, where the new token is refused as well: a sign-in is not what is missing. */
const FIRST_RENEWAL_PAUSE_MS = 10_000;
/** However long a service asks to be left alone. */
const LONGEST_WAIT_MS = 300_000;
/** A token that was good for so long was worth its sign-in. */
const LASTING_MS = 60_000;

/**
 * The site's own account: signs in when first needed, once for however many callers wait, and again when told to. Sign-ins that
 * come to nothing are ever further apart, and nobody waits for the next: callers are told meanwhile why the last one failed.
 */
export class Session {
  readonly #account: Account;
  readonly #deadline: number;
  #current: Promise<string> | undefined;
  #issuedAt = 0;
  /** In a row: sign-ins that failed, and tokens that were refused soon after they were issued. */
  #failures = 0;
  #renewals = 0;
  #notRenewedBefore = 0;
  #pause: { until: number; reason: unknown } | undefined;

  constructor(account: Account, deadline: number) {
    this.#account = account;
    this.#deadline = deadline;
  }

  async token(): Promise<string> {
    if (!this.#current && this.#pause && Date.now() < this.#pause.until) throw this.#pause.reason;
    this.#current ??= this.#signIn();
    return this.#current;
  }

  /** A new token in place of a refused one; callers refused with the same token share one sign-in. */
  async renew(refused: string, reason: ErrorRecord): Promise<string> {
    const current = this.#current;
    if (current && (await current) === refused && this.#current === current) {
      if (Date.now() < this.#notRenewedBefore) throw reason;
      this.#current = undefined;
      this.#countRenewal();
    }
    return this.token();
  }

  #countRenewal(): void {
    const hasLasted = Date.now() - this.#issuedAt > LASTING_MS;
    const before = hasLasted ? 0 : this.#renewals;
    const pause = Math.min(LONGEST_PAUSE_MS.refusal, FIRST_RENEWAL_PAUSE_MS * 2 ** before);
    this.#renewals = before + 1;
    this.#notRenewedBefore = Date.now() + pause;
  }

  async #signIn(): Promise<string> {
    try {
      const { url, username, password } = this.#account;
      const source = `${url}/login`;
      const { body } = await exchange({
        method: 'POST',
        url: source,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
        signal: deadline(this.#deadline),
      });
      const issued = parse(token, body, source).access_token;
      this.#issuedAt = Date.now();
      this.#failures = 0;
      return issued;
    } catch (error) {
      const reason = unabsent(error);
      this.#current = undefined;
      this.#rest(reason);
      throw reason;
    }
  }

  #rest(reason: unknown): void {
    const longest = LONGEST_PAUSE_MS[isRefusal(reason) ? 'refusal' : 'outage'];
    const pause = Math.min(longest, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    const wait = Math.min(LONGEST_WAIT_MS, waitAskedFor(reason));
    this.#pause = { until: Date.now() + Math.max(pause, wait), reason };
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ErrorRecord && error.statusCode < 500;
}

/** A service that has no sign-in is out of order: of a page, its 404 says nothing. */
function unabsent(error: unknown): unknown {
  if (!(error instanceof ErrorRecord && error.statusCode === 404)) return error;
  const { scope, source, errorText } = error;
  return new ErrorRecord({ scope, source, statusCode: 503, errorText, previous: error });
}
