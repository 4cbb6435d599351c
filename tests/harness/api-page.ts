import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './process.ts';

export type Example = {
  to: 'service' | 'site';
  method: string;
  path: string;
  body: string | undefined;
  status: number;
  /** Undefined where the page shows none. */
  answer: unknown;
};

const FENCED = /```http( site)?\n(.*?)\n```(?:\n```json\n(.*?)\n```)?/gs;

export function pageText(): string {
  return readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8');
}

/** Every call of docs/api.md, with the answer it shows. */
export function examples(): Example[] {
  return [...pageText().matchAll(FENCED)].map(([, site, request = '', answer]) => {
    const [first = '', ...rest] = request.split('\n');
    const [method = '', address = ''] = first.split(' ');
    const status = /^\d{3}$/.test(rest.at(-1) ?? '') ? Number(rest.pop()) : 200;
    return {
      to: site ? 'site' : 'service',
      method,
      path: address,
      body: rest.length > 0 ? rest.join('\n') : undefined,
      status,
      answer: answer === undefined ? undefined : JSON.parse(answer),
    };
  });
}

const ANY = '…';

/** Where an answer is not as it is shown; undefined when it is. What is not shown may be anything. */
export function unlike(shown: unknown, given: unknown, at = 'answer'): string | undefined {
  if (shown === ANY) return given === undefined ? `${at} is not there` : undefined;
  if (Array.isArray(shown)) {
    if (!Array.isArray(given)) return `${at} is no list`;
    const isOpen = shown.at(-1) === ANY;
    const named = isOpen ? shown.slice(0, -1) : shown;
    if (!isOpen && given.length !== named.length) return `${at} has ${given.length} entries`;
    return firstOf(named.map((each, index) => unlike(each, given[index], `${at}[${index}]`)));
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof given !== 'object' || given === null) return `${at} is ${JSON.stringify(given)}`;
    const fields = Object.entries(given);
    return firstOf(
      Object.entries(shown).map(([name, value]) =>
        unlike(value, fields.find(([key]) => key === name)?.[1], `${at}.${name}`),
      ),
    );
  }
  return Object.is(shown, spaced(given)) ? undefined : `${at} is ${JSON.stringify(given)}`;
}

/** A page in Markdown has one kind of space. */
function spaced(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\u00a0\u202f]/g, ' ') : value;
}

function firstOf(faults: (string | undefined)[]): string | undefined {
  return faults.find((fault) => fault !== undefined);
}
