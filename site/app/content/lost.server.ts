import { isOutage } from '../modules/errors';

const EVERY_MS = 1000;
/** How long something is asked for again after the last visitor who wanted it. */
const WANTED_MS = 60_000;
const MOST = 100;

type Question = { again: () => Promise<unknown>; until: number };

/**
 * What a content service could not answer. One question is asked again each second, in turn, and beside the visitors: the first
 * that is answered says that the outage is over.
 */
export class Lost {
  readonly #questions = new Map<string, Question>();
  readonly #onRecovered: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(onRecovered: () => void) {
    this.#onRecovered = onRecovered;
  }

  add(key: string, again: Question['again']): void {
    if (this.#questions.size >= MOST && !this.#questions.has(key)) return;
    this.#questions.set(key, { again, until: Date.now() + WANTED_MS });
    this.#askSoon();
  }

  /** Also when it was somebody else who asked. */
  answered(key: string): void {
    if (!this.#questions.has(key)) return;
    this.#questions.clear();
    this.#onRecovered();
  }

  #askSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#askNext();
    }, EVERY_MS).unref();
  }

  #askNext(): void {
    const [next] = this.#questions;
    if (!next) return;
    const [key, question] = next;
    this.#questions.delete(key);
    if (question.until > Date.now()) {
      // Behind the others: a service that hangs on this one may answer the next.
      this.#questions.set(key, question);
      question.again().then(
        () => this.answered(key),
        (error: unknown) => {
          if (!isOutage(error)) this.answered(key);
        },
      );
    }
    this.#askSoon();
  }
}
