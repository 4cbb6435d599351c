import { expect, it } from 'vitest';
import { plainText, richText } from './rich-text.server';

const html = (source: string, top = 2) => richText(source, top).html.trim();

it.each([
  ['**gras** et _italique_', '<p><strong>gras</strong> et <em>italique</em></p>'],
  ['<u>souligné</u>, ~~rayé~~', '<p><u>souligné</u>, <s>rayé</s></p>'],
  ['une ligne\nune autre', '<p>une ligne<br />\nune autre</p>'],
  ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
  ['[agenda](/agenda)', '<p><a href="/agenda">agenda</a></p>'],
  ['[écrire](mailto:a@b.example)', '<p><a href="mailto:a@b.example">écrire</a></p>'],
  [
    '[ailleurs](https://x.example)',
    '<p><a href="https://x.example" rel="noopener">ailleurs</a></p>',
  ],
  [
    'https://x.example/a',
    '<p><a href="https://x.example/a" rel="noopener">https://x.example/a</a></p>',
  ],
  ['la fin.La suite', '<p>la fin.La suite</p>'],
  [
    "**Attention** ! L'_école_ dit « _oui_ »...",
    '<p><strong>Attention</strong>\u00a0! L’<em>école</em> dit «\u00a0<em>oui</em>\u00a0»…</p>',
  ],
  ["`l'un : l'autre`", "<p><code>l'un : l'autre</code></p>"],
  ["    l'un : l'autre", "<pre><code>l'un : l'autre\n</code></pre>"],
  [
    "[l'été : l'image](/l'ete 'Qu\\'est ?')",
    '<p><a href="/l\'ete" title="Qu\'est ?">l’été\u00a0: l’image</a></p>',
  ],
  ['[ici](http://localhost/agenda)', '<p><a href="http://localhost/agenda">ici</a></p>'],
])('renders %j', (source, expected) => {
  expect(html(source)).toBe(expected);
});

it.each([
  ['# A\n## B', 2, ['h2', 'h3']],
  ['## A\n### B', 2, ['h2', 'h3']],
  ['### A\n# B', 2, ['h2', 'h2']],
  ['# A\n### B\n# C', 2, ['h2', 'h3', 'h2']],
  ['# A\n###### B', 3, ['h3', 'h4']],
  ['# A\n## B\n### C\n#### D', 4, ['h4', 'h5', 'h6', 'h6']],
  ['<h1>A</h1>\n\n## B', 3, ['h3', 'h4']],
])(
  'headings of %j begin at level %i, and none is left out on the way down',
  (source, top, expected) => {
    const levels = [...html(source, top).matchAll(/<(h\d)>/g)].map(([, level]) => level);
    expect(levels).toEqual(expected);
  },
);

it('a table scrolls in its own box, and its columns keep their alignment', () => {
  const table = html('| Parcours | Durée |\n|---|--:|\n| BTS | 2 ans |');
  expect(table).toMatch(
    /^<div class="table-box" tabindex="0"( role="region" aria-label="[^"<]*")? role="region" aria-label="Parcours, Durée"><table>/,
  );
  expect(table).toContain('<td>BTS</td>');
  expect(table).toContain('<td class="text-right">2 ans</td>');
  expect(table).toMatch(/<\/table><\/div>$/);
});

it('a header that has no words is a cell like another', () => {
  const table = html('| | Durée |\n|:-:|---|\n| BTS | 2 ans |');
  expect(table).toContain('<td class="text-center"></td>');
  expect(table).toContain('<th>Durée</th>');
});

it('what is in another language says which', () => {
  expect(html('Un <span lang="en">open day</span>, _bis_, <i lang="la">sic</i>')).toBe(
    '<p>Un <span lang="en">open day</span>, <em>bis</em>, <i lang="la">sic</i></p>',
  );
  expect(html('<blockquote lang="en" onclick="x()">\n\nStay.\n\n</blockquote>')).toContain(
    '<blockquote lang="en">',
  );
});

it.each([
  ['| **A** & "B" |\n|---|\n| x |', ' role="region" aria-label="A &amp; &quot;B&quot;"'],
  ['| |\n|---|\n| x |', ''],
  ['<table><tr><td>x</td></tr></table>', ''],
])('the box of %j is named by the columns: %j', (source, region) => {
  expect(html(source)).toContain(`<div class="table-box" tabindex="0"${region}><table>`);
});

it.each([
  ['/uploads/a_1f.jpg', '/uploads/a_1f.jpg'],
  ['http://localhost:1337/uploads/a_1f.jpg', '/uploads/a_1f.jpg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('a picture at %s is shown from %s, when it is near', (address, expected) => {
  expect(html(`![Le port](${address})`)).toBe(
    `<p><img src="${expected}" alt="Le port" loading="lazy" /></p>`,
  );
});

/** Each is a way that has worked somewhere. What is left must be text, or a tag with nothing in it. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '![x](javascript:alert(1))',
  '![x](" onerror="alert(1))',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x](/ok "title\\" onmouseover=alert(1) x=\\"")',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed;inset:0" target="_blank">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<td align="x" onclick=alert(1)>x</td>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<title><a title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="//evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '`</code><img src=x onerror=alert(1)>`',
  '```"><img src=x onerror=alert(1)>\nx\n```',
  '<h1 id="contenu" class="sr-only">x</h1>',
  '<div class="table-box" id="contenu">x</div>',
];

const ALLOWED =
  /^(\/?(h[2-6]|p|blockquote|pre|code|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|abbr|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|a|div)|br \/|hr \/|a href="(\/(?!\/)|https?:|mailto:|tel:)[^"]*"( title="[^"]*")?( rel="noopener")?|td class="text-(center|right)"|img src="(\/uploads\/|https?:)[^"]*" alt="[^"]*"( title="[^"]*")? loading="lazy" \/|div class="table-box" tabindex="0"( role="region" aria-label="[^"<]*")?)$/;

it.each(HOSTILE)('hostile words stay words: %j', (source) => {
  for (const context of [source, `texte ${source} texte`, `| a |\n|---|\n| ${source} |`]) {
    const tags = [...html(context).matchAll(/<([^>]*)>/g)].map(([, tag]) => tag);
    expect(tags.filter((tag) => !ALLOWED.test(tag ?? ''))).toEqual([]);
    expect(html(context)).not.toMatch(/<[^>]*$/);
  }
});

/** What grows with the square of its length takes minutes here; the rest is done long before, on any machine. */
const A_HANG_MS = 30_000;

it.each([
  ['quotes', '> '.repeat(50_000)],
  ['lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['stars', '*a **'.repeat(20_000)],
  ['underscores', '_a__'.repeat(25_000)],
  ['brackets', '['.repeat(100_000)],
  ['tags', '<b>'.repeat(30_000)],
])(
  'a heap of %s is a text like another',
  (_name, source) => {
    expect(html(source)).not.toBe('');
  },
  A_HANG_MS,
);

it.each([
  ['## Un titre\n\nDeux **mots**, [un lien](/x).', 'Un titre Deux mots, un lien.'],
  ['- un\n- deux\n\n| a | b |\n|---|---|\n| c | d |', 'un deux a b c d'],
  ['Dupont & fils : 3 < 4 > 2, « "bien" »', 'Dupont & fils\u00a0: 3 < 4 > 2, «\u00a0"bien"\u00a0»'],
  ['<script>alert(1)</script>Un mot<style>p{}</style>', 'Un mot'],
  ['', ''],
])('the words alone of %j', (source, words) => {
  expect(plainText(source)).toBe(words);
});
