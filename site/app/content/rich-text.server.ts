import MarkdownIt from 'markdown-it';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { config } from '../config.server';
import { typeset } from '../modules/typography';
import { fileAddress } from './media.server';

/** What an editor wrote, as HTML that is safe to put in a page. Made here and nowhere else. */
export type RichText = { html: string };

/** The renderer of the editor's own preview, with its settings: a line break is one, and <u> underlines. */
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true });
// « … la fin.La suite » is no address.
markdown.linkify.set({ fuzzyLink: false });

const LEADS_SOMEWHERE = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

/** To the letter, as it is typed on a machine. */
const CODE = new Set(['code', 'pre']);

const SAFE: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr'],
    'span',
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    // What is said in another language is read in it.
    ...Object.fromEntries(['span', 'em', 'i', 'blockquote'].map((tag) => [tag, ['lang']])),
    ol: ['start'],
    td: ['class', 'colspan', 'rowspan'],
    th: ['class', 'colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Dropped with what they hold: it is code, or text that a browser would read by other rules than the sanitiser's.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe'],
    ...['object', 'template', 'title', 'xmp', 'plaintext', 'svg', 'math'],
  ],
  transformTags: {
    a: (tagName, { href = '', title = '' }) => ({
      tagName,
      attribs: {
        ...(LEADS_SOMEWHERE.test(href) && { href }),
        ...(title && { title }),
        ...(isElsewhere(href) && { rel: 'noopener' }),
      },
    }),
    img: (tagName, { src = '', alt = '', ...rest }) => ({
      tagName,
      attribs: { ...rest, src: fileAddress(src) ?? '', alt, loading: 'lazy' },
    }),
    td: aligned,
    th: aligned,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  textFilter: (text, tag) => (CODE.has(tag) ? text : typeset(text)),
};

/** `top` is the level of its highest headings, whatever the editor began with: the page's own title stands above them. */
export function richText(source: string, top: number): RichText {
  const html = sanitizeHtml(markdown.render(source), SAFE);
  return { html: boxTables(emptyCorners(shiftHeadings(html, top))) };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words alone, where no markup can be. */
export function plainText(source: string): string {
  const words = sanitizeHtml(markdown.render(source), { ...SAFE, allowedTags: [] });
  return words
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}

function aligned(tagName: string, { style = '', colspan, rowspan }: Attributes) {
  const [, side] = /^text-align:(center|right)$/.exec(style) ?? [];
  return {
    tagName,
    attribs: {
      ...(side && { class: `text-${side}` }),
      ...(colspan && { colspan }),
      ...(rowspan && { rowspan }),
    },
  };
}

function isElsewhere(href: string): boolean {
  return /^https?:/i.test(href) && URL.canParse(href) && new URL(href).origin !== config.siteUrl;
}

// What follows reads the sanitiser's own output, where a tag is always one of these few and text never looks like one.

const HEADING = /<(\/?)h([1-6])>/g;

/** The same text with its highest headings at this level, and no level left out on the way down. */
export function shiftHeadings(html: string, top: number): string {
  const levels = [...html.matchAll(HEADING)].map(([, , level]) => Number(level));
  const shift = top - Math.min(...levels);
  let open = top - 1;
  return html.replaceAll(HEADING, (_tag, slash, level) => {
    if (!slash) open = Math.min(6, open + 1, Number(level) + shift);
    return `<${slash}h${open}>`;
  });
}

/** Above the first column there is often nothing: a header without words would be one that says nothing. */
function emptyCorners(html: string): string {
  return html.replaceAll(/<th\b([^>]*)>\s*<\/th>/g, '<td$1></td>');
}

const HEADER_CELL = /<th\b[^>]*>(.*?)<\/th>/gs;
/** Enough for a row of headers; a name that is longer helps nobody. */
const ROW = 2000;

/** A table that is wider than a phone scrolls in its own box, by keyboard too, under the names of its columns. */
function boxTables(html: string): string {
  return html
    .replaceAll('<table>', (tag, offset: number) => {
      const [row = ''] = html.slice(offset, offset + ROW).split('</tr>');
      const cells = [...row.matchAll(HEADER_CELL)].map(([, cell = '']) => withoutTags(cell));
      const name = cells.filter(Boolean).join(', ');
      const region = name && ` role="region" aria-label="${name.replaceAll('"', '&quot;')}"`;
      return `<div class="table-box" tabindex="0"${region}>${tag}`;
    })
    .replaceAll('</table>', '</table></div>');
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim();
}
