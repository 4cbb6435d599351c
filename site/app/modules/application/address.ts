/** What the pop-in is asked for: an action, as it was written, and what is chosen already. */
export type Asked = { action: string; course: string | null; campus: string | null };

type About = { course?: string | undefined; campus?: string | undefined };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAGE = /^(?:\/en)?\/(programmes|campus)\/([^/]+)$/;

/** What the pop-in writes in the address of the home. */
const NAMES = ['popin', 'action', 'course', 'campus', 'confirm'] as const;

/** POP-2: the home's address that opens the pop-in, with scripts or without. */
export function applicationAddress(home: string, action: string, about: About = {}): string {
  const { course, campus } = about;
  const query = new URLSearchParams({
    popin: 'true',
    action,
    ...(course && { course }),
    ...(campus && { campus }),
  });
  return `${home}?${query}`;
}

/** The same address, with more asked along. */
export function asking(to: string, more: string): string {
  if (more === '') return to;
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${more}${hash}`;
}

/** What a query asks the pop-in for. */
export function askedIn(query: URLSearchParams): Asked | null {
  const action = query.get('action')?.trim();
  if (query.get('popin') !== 'true' || !action) return null;
  return { action, course: slugIn(query, 'course'), campus: slugIn(query, 'campus') };
}

/** What a link asks it for; of any other link, nothing. */
export function askedBy(to: string, home: string): Asked | null {
  const [path = '', query = ''] = to.split(/[?#]/);
  return path === home ? askedIn(new URLSearchParams(query)) : null;
}

/** POP-3: what a page chooses by itself. */
export function presetsAt(pathname: string): Pick<Asked, 'course' | 'campus'> {
  const [, kind, slug = ''] = PAGE.exec(pathname) ?? [];
  const known = SLUG.test(slug) ? slug : null;
  return {
    course: kind === 'programmes' ? known : null,
    campus: kind === 'campus' ? known : null,
  };
}

/** The same query, once the pop-in is closed. */
export function withoutPopin(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of NAMES) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}

/** Anything else is no choice. */
function slugIn(query: URLSearchParams, name: 'course' | 'campus'): string | null {
  const slug = query.get(name) ?? '';
  return SLUG.test(slug) ? slug : null;
}
