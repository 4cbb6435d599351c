import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import type { Pages } from '../modules/lists';
import type { PageDataCache } from './cache.server';
import { deadline } from './deadline.server';
import { optional, parse } from './fields';
import { type Account, Session } from './session.server';
import { type Answer, exchange } from './transport.server';

export type Query = Record<string, string>;

export type Call<Value> = {
  path: string;
  locale: Locale;
  schema: z.ZodType<Value>;
  query?: Query;
};

/** A collection read to its end, and what is made of it. */
export type Collection<Item, Value> = {
  path: string;
  locale: Locale;
  item: z.ZodType<Item>;
  make: (items: Item[]) => Value;
  query?: Query;
};

/** One page of a collection. */
export type PageCall<Item> = {
  path: string;
  locale: Locale;
  item: z.ZodType<Item>;
  number: number;
  size: number;
  query?: Query;
};

export type PageRead<Item> = { items: Item[]; pages: Pages; total: number };

export type Post<Value> = { path: string; locale: Locale; schema: z.ZodType<Value>; body: unknown };

type Options = {
  account: Account;
  cache: PageDataCache;
  onError: (error: ErrorRecord) => void;
  /** For a whole call, signing in and trying again included. */
  deadline?: number;
};

const DEADLINE_MS = 3000;
const PAGE_SIZE = 100;
const MAX_PAGES = 200;
const PAGES_AT_ONCE = 4;

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

  /** What the service answers now: neither taken from what is remembered nor added to it. */
  async getUnremembered<Value>({ path, locale, schema, query = {} }: Call<Value>): Promise<Value> {
    const url = this.#address(path, { ...query, locale });
    const { body } = await this.#signedIn({ method: 'GET', url });
    return parse(schema, body, url);
  }

  /** Every entry of a collection, however many pages that takes: one answer, remembered as one. */
  async getEvery<Item, Value>(collection: Collection<Item, Value>): Promise<Value> {
    const url = this.#address(collection.path, queryOf(collection));
    // The cache holds what this very collection was made into.
    return (await this.#cache.read(url, () => this.#every(collection))) as Value;
  }

  /** The same, as it is now, and kept by whoever asks. */
  async getEveryUnremembered<Item, Value>(collection: Collection<Item, Value>): Promise<Value> {
    return (await this.#every(collection)).value;
  }

  /** One page of a collection, however many there are. There is none beyond the last, and that is not remembered. */
  async getPage<Item>(call: PageCall<Item>): Promise<PageRead<Item>> {
    const { path, locale, item, number, size, query = {} } = call;
    const url = this.#address(path, { ...query, ...numbered(number, size), locale });
    const value = await this.#cache.read(url, async () => {
      const { body, bytes } = await this.#signedIn({ method: 'GET', url });
      const { items, pageCount, total } = parse(pageOf(item), body, url);
      const count = Math.max(1, pageCount);
      if (number > count) throw beyond(url, count);
      return { value: { items, pages: { number, count }, total }, bytes };
    });
    // The cache holds what this very call made of the answer of this very URL.
    return value as PageRead<Item>;
  }

  /** For what a page can do without: a failure is logged, and is null. */
  async getSilently<Value>(call: Call<Value>): Promise<Value | null> {
    return this.orNull(this.get(call));
  }

  /** The same, for any other way of asking. */
  async orNull<Value>(asking: Promise<Value>): Promise<Value | null> {
    try {
      return await asking;
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

  async #every<Item, Value>(
    collection: Collection<Item, Value>,
  ): Promise<{ value: Value; bytes: number }> {
    const { path, item, make } = collection;
    const pages = await this.#pages(path, queryOf(collection), item);
    const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
    return { value: make(pages.flatMap(({ items }) => items)), bytes };
  }

  async #pages<Item>(path: string, query: Query, item: z.ZodType<Item>): Promise<Page<Item>[]> {
    const read = async (number: number) => {
      const url = this.#address(path, { ...query, ...numbered(number, PAGE_SIZE) });
      const { body, bytes } = await this.#signedIn({ method: 'GET', url });
      return { ...parse(pageOf(item), body, url), bytes };
    };
    const first = await read(1);
    const last = Math.min(first.pageCount, MAX_PAGES);
    if (last < first.pageCount) this.#onError(tooMany(`${this.#url}${path}`, first.pageCount));
    const pages: Page<Item>[] = [first];
    while (pages.length < last) {
      const next = Array.from(
        { length: Math.min(PAGES_AT_ONCE, last - pages.length) },
        (_, index) => pages.length + index + 1,
      );
      pages.push(...(await Promise.all(next.map(read))));
    }
    return pages;
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
    const signal = deadline(this.#deadline);
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
      return call(await within(signal, this.#session.renew(token, error), request.url));
    }
  }
}

function queryOf<Item, Value>({ query, locale }: Collection<Item, Value>): Query {
  return { ...query, locale };
}

type Page<Item> = { items: Item[]; pageCount: number; bytes: number };

/** One page of a list. Without the envelope that says how many there are, it is the only one. */
function pageOf<Item>(item: z.ZodType<Item>) {
  const count = z.number().int();
  const meta = z.object({ pagination: z.object({ pageCount: count, total: optional(count) }) });
  return z
    .preprocess(
      (body) => (Array.isArray(body) ? { data: body } : body),
      z.object({ data: z.array(item), meta: optional(meta) }),
    )
    .transform(({ data, meta }) => ({
      items: data,
      pageCount: meta?.pagination.pageCount ?? 1,
      total: meta?.pagination.total ?? data.length,
    }));
}

function numbered(number: number, size: number): Query {
  return { 'pagination[page]': String(number), 'pagination[pageSize]': String(size) };
}

function beyond(source: string, count: number): ErrorRecord {
  const errorText = `The last page is ${count}`;
  return new ErrorRecord({ scope: 'Content', source, statusCode: 404, errorText });
}

function tooMany(source: string, pageCount: number): ErrorRecord {
  const errorText = `Only ${MAX_PAGES} of ${pageCount} pages are read`;
  return new ErrorRecord({ scope: 'Content', source, statusCode: 500, errorText });
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
