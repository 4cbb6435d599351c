import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newPerson, signedToken } from '../harness/request-form.ts';
import { newTally, type Tally } from './report.ts';

const READERS = 8;
const SENDERS = 4;
const BETWEEN_PAGES_MS = 100;
const BETWEEN_FORMS_MS = 300;
const PATIENCE_MS = 20_000;

/** Pages, data of the router, searches, calls and files: what a visit is made of. */
const ADDRESSES = [
  '/',
  '/campus',
  '/campus/lyon',
  '/programmes',
  '/programmes/mba-international',
  '/agenda',
  '/actualites',
  '/actualites/page/2',
  '/recherche?q=lyon',
  '/api/search?q=alternance',
  '/api/campuses/lyon',
  '/api/events?campus=lyon',
  '/api/crm-links/actions',
  '/api/crm-links/contact/bts-mco/campuses',
  '/api/crm-links/contact/courses?campus=lyon',
  '/api/crm-links/contact/bts-mco/lyon',
  '/crm/contact',
  '/crm/brochure?course=bts-mco&campus=lyon',
  '/campus/lyon.data',
  '/agenda.ics',
  '/sitemap.xml',
  '/manifest.webmanifest',
];

export type Outcome =
  | { status: number; body: string; id: string }
  /** No answer at all, or one that was cut off on its way. */
  | { status: 0; body: string; cut: boolean };

/** Visitors who read and who send, until they are stopped; what becomes of it is written down for the part of the day it is. */
export class Load {
  readonly #url: string;
  #tally: Tally = newTally('', false);
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();
  #visitors = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** What is asked from now on counts here. */
  count(tally: Tally): void {
    this.#tally = tally;
  }

  start(): void {
    const readers = Array.from({ length: READERS }, (_, number) => this.#read(number));
    const senders = Array.from({ length: SENDERS }, () => this.#send());
    this.#running = Promise.all([...readers, ...senders]);
  }

  /** Resolves once everyone has an answer. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #read(start: number): Promise<void> {
    const from = this.#newAddress();
    for (let step = start * 3; !this.#isOver; step += 1) {
      const address = ADDRESSES[step % ADDRESSES.length] ?? '/';
      const tally = this.#tally;
      tally.sent += 1;
      const outcome = await visit(`${this.#url}${address}`, { from });
      judge(tally, outcome, `GET ${address}`);
      await pause(BETWEEN_PAGES_MS);
    }
  }

  /** Somebody who asks to be called, and sends the same form again until they are thanked. */
  async #send(): Promise<void> {
    while (!this.#isOver) {
      const person = newPerson();
      const fields = {
        ...person,
        course: 'bts-mco',
        campus: 'lyon',
        message: 'Bonjour',
        token: signedToken('contact'),
      };
      const from = this.#newAddress();
      for (let thanked = false; !thanked; ) {
        const tally = this.#tally;
        tally.sent += 1;
        const outcome = await visit(`${this.#url}/crm/contact`, { fields, from });
        judge(tally, outcome, 'POST /crm/contact');
        thanked = outcome.status === 303;
        if (thanked) tally.acknowledged.push(person.email);
        await pause(BETWEEN_FORMS_MS);
      }
    }
  }

  /** Calls and forms are limited by address: each visitor has one, and nginx says which. */
  #newAddress(): string {
    this.#visitors += 1;
    return `127.40.${Math.floor(this.#visitors / 250)}.${1 + (this.#visitors % 250)}`;
  }
}

/** What a killed process had begun to send, nginx cannot take back; whatever it had not, another process answers. */
function judge(tally: Tally, outcome: Outcome, what: string): void {
  const { status } = outcome;
  if (status >= 200 && status < 400) tally.answered += 1;
  else if (tally.kills && 'cut' in outcome && outcome.cut) tally.expected += 1;
  else tally.unexpected.push(`${new Date().toISOString()} ${what}: ${told(outcome)}`);
}

/** With what the answer is called in the logs. */
function told(outcome: Outcome): string {
  return 'id' in outcome ? `${outcome.status} ${outcome.id}` : outcome.body;
}

type Sending = { fields?: Record<string, string>; from?: string };

/** One request on a connection of its own. */
export function visit(url: string, { fields, from }: Sending = {}): Promise<Outcome> {
  const payload = fields && new URLSearchParams(fields).toString();
  return new Promise((resolve) => {
    const fail = (cut: boolean) => (error: Error) =>
      resolve({ status: 0, body: error.message, cut });
    const sent = request(
      url,
      {
        agent: false,
        method: payload ? 'POST' : 'GET',
        timeout: PATIENCE_MS,
        headers: {
          connection: 'close',
          'accept-encoding': 'identity',
          ...(payload && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(from && { localAddress: from }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail(true));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            id: String(response.headers['x-request-id'] ?? ''),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)));
    sent.on('error', fail(false));
    sent.end(payload);
  });
}
