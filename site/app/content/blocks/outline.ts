import { folded } from '../../modules/lists';
import type { Chapter } from './filled';

/** Gives each heading of a page a name that no other has, for an address to end in. */
export function namer(): (title: string) => Chapter {
  const given = new Map<string, number>();
  return (title) => {
    const name = slugOf(title);
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return { id: count === 1 ? name : `${name}-${count}`, title };
  };
}

/** « Trouver son entreprise » → `trouver-son-entreprise`. */
function slugOf(title: string): string {
  const slug = folded(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  // The page's own parts have such names too.
  return slug === '' || slug === 'contenu' ? `partie${slug && `-${slug}`}` : slug;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;

/** Names the highest headings of a rich text, as the sanitiser wrote them. */
export function nameHeadings(
  html: string,
  name: (title: string) => Chapter,
): { html: string; parts: Chapter[] } {
  const parts: Chapter[] = [];
  const named = html.replaceAll(HEADING, (_tag, inner: string) => {
    const part = name(plain(inner));
    parts.push(part);
    return `<h2 id="${part.id}">${inner}</h2>`;
  });
  return { html: named, parts };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/** The level of a heading that follows another: one may go down by one, and up by any. */
export function levelAfter<Level extends number>(before: number, asked: Level): Level | 2 | 3 {
  if (asked <= before + 1) return asked;
  return before < 2 ? 2 : 3;
}
