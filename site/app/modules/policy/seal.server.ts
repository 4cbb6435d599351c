import { createHash } from 'node:crypto';

export type Sealed = { html: string; scripts: string[]; styles: string[] };

/**
 * A page without a script or a style that its policy would refuse, and the hashes of those that it has. Scripts are those with the mark,
 * which is taken off: what has none was not rendered as a script, it came in with someone's words, and no hash lets it run.
 */
export function seal(marked: string, mark: string): Sealed {
  const { html, sheet } = withoutStyles(marked);
  const attribute = ` nonce="${mark}"`;
  const scripts = html.matchAll(
    new RegExp(`<script(?:\\s[^>]*)?${attribute}[^>]*>(.*?)</script>`, 'gs'),
  );
  const texts = [...scripts].flatMap(([, text]) => text || []);
  return {
    html: html.replaceAll(attribute, ''),
    scripts: [...new Set(texts)].map(hashOf),
    styles: sheet ? [hashOf(sheet)] : [],
  };
}

/** Of a tag; what is between tags has no bare angle bracket. */
const STYLE = /(<[a-z][^<>]*?) style="([^"]*)"/g;
/** Lengths, shares, places and colours: nothing that could fetch, or end the rule. */
const HARMLESS = /^[\w\s.,:;%+*/()#-]*$/;
const FETCHES = /url\s*\(|image/i;

/** What components say of an element's place becomes a sheet in the head: a policy can name that by one hash. */
function withoutStyles(page: string): { html: string; sheet: string } {
  const numbers = new Map<string, number>();
  const html = page.replace(STYLE, (tag, before: string, style: string) => {
    if (!HARMLESS.test(style) || FETCHES.test(style)) return tag;
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${before} data-s="${number}"`;
  });
  // As strong as it takes to stand over any class, as an attribute does.
  const rules = [...numbers].map(([style, number]) => `:root [data-s="${number}"]{${style}}`);
  const sheet = rules.join('');
  return sheet
    ? { html: html.replace('</head>', () => `<style>${sheet}</style></head>`), sheet }
    : { html, sheet };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
