import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, richText } from './rich-text.server';

/** Pieces that mean something to Markdown, to HTML, or to whoever parses what another has written. */
const PIECES = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '`',
    '=',
    '/',
    '&',
    '\\',
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\0',
    '*',
    '_',
    '|',
    '#',
  ],
  ...[
    '<script>',
    '</script>',
    '<svg ',
    '<math>',
    '<mglyph>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<![CDATA[',
  ],
  ...[
    '<img src=x ',
    '<a href=',
    '<p ',
    '<table>',
    '<th>',
    '<template>',
    '<noscript>',
    '<iframe srcdoc=',
  ],
  ...[
    'onerror=alert(1)',
    'onload=',
    'style=',
    'javascript:',
    'java&#9;script:',
    'data:text/html,',
    '//evil',
  ],
  ...['[a](', '![b](', ')', '&lt;', '&#x3c;', '&quot;', 'words', 'é', '|--|--|'],
];
const source = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 24 })
  .map((parts) => parts.join(''));

const TAG = /<([^<>]*)>/g;
const KNOWN =
  /^\/?(h[1-6]|p|br|hr|blockquote|pre|code|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|abbr|span|ul|ol|li|dl|dt|dd|a|img|table|thead|tbody|tr|th|td|div)(\s|\/?$)/;
const ATTRIBUTE = /\s([^\s=<>"]+)(?:="([^"]*)")?/g;
const ATTRIBUTES = new Set([
  'href',
  'title',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'lang',
  'start',
  'class',
  'colspan',
  'rowspan',
  'tabindex',
  'role',
  'aria-label',
  '/',
]);

it('whatever an editor writes, the page gets elements, attributes and addresses of those that are allowed', () => {
  fc.assert(
    fc.property(source, (text) => {
      const { html } = richText(text, 2);
      for (const [, inside = ''] of html.matchAll(TAG)) {
        expect(inside).toMatch(KNOWN);
        for (const [, name = '', value = ''] of inside.matchAll(ATTRIBUTE)) {
          expect(ATTRIBUTES).toContain(name);
          if (name === 'href' || name === 'src')
            expect(value).toMatch(/^(\/(?![/\\])|#|https?:|mailto:|tel:)/i);
        }
      }
      // Every tag was seen: what is left opens none.
      expect(html.replaceAll(TAG, '')).not.toContain('<');
    }),
    { numRuns: 500 },
  );
});

it('whatever an editor writes, its words alone are one line', () => {
  fc.assert(
    fc.property(source, (text) => {
      expect(plainText(text)).not.toMatch(/[^\S \u00a0]/);
    }),
  );
});
