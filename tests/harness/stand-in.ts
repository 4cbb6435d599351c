import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './process.ts';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Answer = (call: Call, response: ServerResponse) => void | Promise<void>;

/** An answer in JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** An answer of any bytes, whatever they pretend to be. */
export const raw =
  (body: string | Buffer, status = 200, type = 'application/json'): Answer =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

/** No answer: the connection stays open until the caller gives up. */
export const silence: Answer = () => undefined;

/** The connection breaks before a byte of the answer. */
export const hangUp: Answer = (_call, response) => {
  response.destroy();
};

/** These answers in turn, the last one for good. */
export const inTurn = (...answers: [Answer, ...Answer[]]): Answer => {
  let next = 0;
  return (call, response) => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? answers[0];
    next += 1;
    return answer(call, response);
  };
};

/** Answers when `open` is called, all callers at once. */
export function gate(answer: Answer): { answer: Answer; open: () => void } {
  const opened = Promise.withResolvers<void>();
  return {
    answer: async (call, response) => {
      await opened.promise;
      await answer(call, response);
    },
    open: opened.resolve,
  };
}

export class StandIn {
  readonly calls: Call[] = [];
  readonly #answers = new Map<string, Answer>();
  #otherwise: Answer = json({ error: { status: 404, message: 'Not Found' } }, 404);
  #server = createServer((request, response) => this.#answer(request, response));
  api = '';

  static async start(answers: Record<string, Answer> = wholeSchool()): Promise<StandIn> {
    const standIn = new StandIn();
    for (const [path, answer] of Object.entries(answers)) standIn.on(path, answer);
    await standIn.#listen(await freePort());
    return standIn;
  }

  /** From now on, calls of this path (below /api) get this answer. */
  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** From now on, calls of any path that has no answer of its own get this one. */
  otherwise(answer: Answer): void {
    this.#otherwise = answer;
  }

  count(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  forget(): void {
    this.calls.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** At the address it had. */
  async restart(): Promise<void> {
    const { port } = new URL(this.api);
    this.#server = createServer((request, response) => this.#answer(request, response));
    await this.#listen(Number(port));
  }

  async #listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.api = `http://127.0.0.1:${port}/api`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const path = url.pathname.replace(/^\/api/, '');
    const call = {
      method: request.method ?? '',
      path,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.calls.push(call);
    const answer = this.#answers.get(path) ?? this.#otherwise;
    await answer(call, response);
  }
}

/** A collection without an entry. */
export const NONE = json({ data: [], meta: { pagination: { pageCount: 0 } } });

/** The least a content service can say for every page of the site to stand. */
export function wholeSchool(): Record<string, Answer> {
  return {
    '/login': json({ access_token: 'token-1' }),
    '/users/me': json({ title: 'École témoin', siteName: 'Témoin' }),
    '/menu-enrichis': json({
      data: [{ body: [{ __component: 'core.menu-item', label: 'Agenda', url: '/agenda' }] }],
    }),
    '/campuses': json({ data: [LYON] }),
    '/campuses/lyon': json({ data: LYON }),
    '/events': json({ data: [OPEN_DAY] }),
    '/banners': json({ data: [] }),
    '/cassini/news': json({ data: [NEWS] }),
    [`/news-items/${NEWS.slug}`]: json({ data: { ...NEWS, body: [WORDS] } }),
    '/offerings': NONE,
    '/programmes': NONE,
    '/team-members': NONE,
    '/testimonials': NONE,
    '/work-study-offers': NONE,
    '/redirects': NONE,
  };
}

export const LYON = {
  slug: 'lyon',
  name: 'Lyon',
  title: 'Campus de Lyon',
  latitude: 45.764,
  longitude: 4.8357,
};
export const OPEN_DAY = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  url: '/?popin=true&action=contact',
  dateStart: '2026-11-21T09:00:00.000Z',
  dateEnd: null,
  type: 'open-door',
  campus: { title: 'Campus de Lyon', slug: 'lyon' },
};
export const NEWS = {
  title: 'La rentrée est passée',
  slug: 'rentree',
  publishDate: '2026-11-14T11:00:00.000Z',
  summary: 'Deux mille étudiants, vingt-six villes.',
  focusImage: null,
  campus_infos: [{ title: 'Campus de Lyon', slug: 'lyon', name: 'Lyon' }],
  cat_news: { title: 'Vie des campus', slug: 'vie-des-campus' },
};
export const WORDS = { __component: 'texts.rich-text', text: 'Le rideau s’est levé.' };
