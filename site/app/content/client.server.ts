import type { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import type { PageDataCache } from './cache.server';
import { parse } from './fields';
import { type Account, Session } from './session.server';
import { type Answer, exchange } from './transport.server';

export type Query = Record<string, string>;

export type Call<Value> = {
  path: string;
  locale: Locale;
  schema: z.ZodType<Value>;
  query?: Query;
};

export type Post<Value> = { path: string; locale: Locale; schema: z.ZodType<Value>; body: unknown };

type Options = {
  account: Account;
  cache: PageDataCache;
  onError: (error: ErrorRecord) => void;
  /** For a whole call, signing in and trying again included. */
  deadline?: number;
};

const DEADLINE_MS = 3000;

/** The one way to the content service: signed in, in a language, within a deadline, parsed and remembered. */
export class ContentClient {
  readonly #url: string;
  readonly #session: Session;
  readonly #cache: PageDataCache;
  readonly #onError: (error: ErrorRecord) => void;
  readonly #deadline: number;

  constructor({ account, cache, onError, deadline = DEADLINE_MS }: Options) {
    this.#url = account.url;
    this.#session = new Session(account, deadline);
    this.#cache = cache;
    this.#onError = onError;
    this.#deadline = deadline;
  }

  async get<Value>({ path, locale, schema, query = {} }: Call<Value>): Promise<Value> {
    const url = this.#address(path, { ...query, locale });
    const value = await this.#cache.read(url, async () => {
      const { body, bytes } = await this.#signedIn({ method: 'GET', url });
      return { value: parse(schema, body, url), bytes };
    });
    // The cache holds what this very schema made of the answer of this very URL.
    return value as Value;
  }

  /** For what a page can do without: a failure is logged, and is null. */
  async getSilently<Value>(call: Call<Value>): Promise<Value | null> {
    try {
      return await this.get(call);
    } catch (error) {
      if (!(error instanceof ErrorRecord)) throw error;
      this.#onError(error);
      return null;
    }
  }

  async post<Value>({ path, locale, schema, body }: Post<Value>): Promise<Value> {
    const url = this.#address(path, { locale });
    const answer = await this.#signedIn({ method: 'POST', url, body: JSON.stringify(body) });
    return parse(schema, answer.body, url);
  }

  #address(path: string, query: Query): string {
    const parameters = new URLSearchParams(query);
    parameters.sort();
    return `${this.#url}${path}?${parameters}`;
  }

  async #signedIn(request: {
    method: 'GET' | 'POST';
    url: string;
    body?: string;
  }): Promise<Answer> {
    const signal = AbortSignal.timeout(this.#deadline);
    const call = (token: string) =>
      exchange({
        ...request,
        signal,
        headers: {
          authorization: `Bearer ${token}`,
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
        },
      });
    const token = await within(signal, this.#session.token(), request.url);
    try {
      return await call(token);
    } catch (error) {
      if (!(error instanceof ErrorRecord && error.statusCode === 401)) throw error;
    }
    return call(await within(signal, this.#session.renew(token), request.url));
  }
}

/** The shared sign-in has its own deadline, which may be later than this caller's. */
async function within<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
  source: string,
): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const onAbort = () => {
    const errorText = 'The content service did not answer in time';
    late.reject(new ErrorRecord({ scope: 'Strapi', source, statusCode: 504, errorText }));
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
