/** Something no page of ours ever says: where it shows up in an answer, the answer repeats what was asked. */
export const ECHO = 'xqzpwn';
export const EVIL = 'evil.example';

/** The site's own host, which a test knows once it has started. */
export const HOST = '{host}';

type Header = Record<string, string | null>;

/** A status, with the headers that matter. */
export type Expected = number | readonly [status: number, headers: Header];

export type Hostile = {
  name: string;
  bytes: string;
  /** Every answer on the connection, in order, until the site closes it. */
  answers: readonly Expected[];
  /** The same where pages are kept, if it is not the same. */
  whenKept?: readonly Expected[];
  /** What it may make the site ask of the content service, beside what the frame of any page needs. */
  calls?: readonly string[];
  /** The page is about these words, and shows them as text. */
  shows?: boolean;
};

type More = Pick<Hostile, 'calls' | 'shows' | 'whenKept'> & {
  fields?: readonly string[];
  name?: string;
};

/** Lines as they are: whoever writes them says where the head ends. */
export function lines(name: string, answers: readonly Expected[], ...all: string[]): Hostile {
  return { name, answers, bytes: all.join('\r\n') };
}

export function get(target: string, expected: Expected, more: More = {}): Hostile {
  const { fields = [], name = `GET ${target} ${fields.join(' ')}`, ...rest } = more;
  const head = [`GET ${target} HTTP/1.1`, `Host: ${HOST}`, ...fields, 'Connection: close'];
  return { name: brief(name), bytes: [...head, '', ''].join('\r\n'), answers: [expected], ...rest };
}

/** The same page, asked for with other headers. */
export function asking(fields: string | readonly string[], expected: Expected = 200): Hostile {
  const all = typeof fields === 'string' ? [fields] : fields;
  return get('/campus/lyon', expected, { fields: all, name: all.join(' ') });
}

export const FORM = 'Content-Type: application/x-www-form-urlencoded';

export function post(target: string, body: string, expected: Expected, more: More = {}): Hostile {
  const { fields = [FORM], name = `POST ${target} ${fields.join(' ')} ${body}`, ...rest } = more;
  const bytes = [
    `POST ${target} HTTP/1.1`,
    `Host: ${HOST}`,
    ...fields,
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
  return { name: brief(name), bytes, answers: [expected], ...rest };
}

/** A request that must be answered on its own, after one that would swallow it or be taken for two. */
export const NEXT = ['GET /healthz HTTP/1.1', `Host: ${HOST}`, 'Connection: close', '', ''];

function brief(name: string): string {
  const printed = JSON.stringify(name.trim()).slice(1, -1);
  return printed.length > 110 ? `${printed.slice(0, 100)}… (${printed.length})` : printed;
}
