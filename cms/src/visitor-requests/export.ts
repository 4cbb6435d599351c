import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { LABELS } from '../editors/labels';
import { SCHOOL_ZONE } from '../seed/entries';
import { csvLine, dialled, UTF8_MARK } from './csv';
import { VISITOR_REQUEST } from './kind';
import { type Names, nameIn, readNames } from './names';
import { ACTIONS, isAction, isState, STATES } from './words';

const PAGE = 500;

type Where = Record<string, unknown>;
type Stored = Record<string, unknown> & { id: number };
type Cell = (value: unknown, names: Names) => string;

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: SCHOOL_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The columns of the file, in their order. */
const COLUMNS: Record<string, Cell> = {
  receivedAt: (value) => MOMENT.format(new Date(String(value))),
  action: (value) => (isAction(value) ? ACTIONS[value] : ''),
  programme: (value, { programmes }) => nameIn(programmes, text(value)),
  campus: (value, { campuses }) => nameIn(campuses, text(value)),
  firstName: text,
  lastName: text,
  email: text,
  phone: (value) => dialled(text(value)),
  level: text,
  message: text,
  optIn: (value) => (value ? 'Oui' : 'Non'),
  originLabel: text,
  state: (value) => (isState(value) ? STATES[value] : ''),
  reference: text,
};

/** The requests as a file, the newest first, read and sent page by page; `done` hears how many went out. */
export function requestsFile(
  strapi: Core.Strapi,
  where: Where,
  done: (count: number) => void,
): Readable {
  return Readable.from(lines(strapi, where, done));
}

async function* lines(
  strapi: Core.Strapi,
  where: Where,
  done: (count: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  try {
    const names = await readNames(strapi);
    yield UTF8_MARK + csvLine(Object.keys(COLUMNS).map((field) => LABELS[field] ?? field));
    for await (const page of pages(strapi, where)) {
      yield page.map((request) => csvLine(cells(request, names))).join('');
      count += page.length;
    }
  } finally {
    done(count);
  }
}

/** From the last stored to the first: what comes in meanwhile moves no page. */
async function* pages(strapi: Core.Strapi, where: Where): AsyncGenerator<Stored[]> {
  let last: number | undefined;
  for (;;) {
    const page: Stored[] = await strapi.db.query(VISITOR_REQUEST).findMany({
      select: ['id', ...Object.keys(COLUMNS)],
      where: last === undefined ? where : { $and: [where, { id: { $lt: last } }] },
      orderBy: { id: 'desc' },
      limit: PAGE,
    });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id;
  }
}

function cells(request: Stored, names: Names): string[] {
  return Object.entries(COLUMNS).map(([field, cell]) => cell(request[field], names));
}
