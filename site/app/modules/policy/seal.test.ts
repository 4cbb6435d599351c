import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal } from './seal.server';

const MARK = '0d2f7c1e';
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('a script with the mark is known by its hash, and the mark is gone', () => {
  const { html, scripts } = seal(
    `<script nonce="${MARK}">go("é")</script><script type="module" nonce="${MARK}" async="">import "/a.js";\nb()</script>`,
    MARK,
  );
  expect(scripts).toEqual([hashOf('go("é")'), hashOf('import "/a.js";\nb()')]);
  expect(html).toBe(
    '<script>go("é")</script><script type="module" async="">import "/a.js";\nb()</script>',
  );
});

it.each([
  ['a script that came with someone’s words', '<script>alert(1)</script>'],
  ['one with another mark', '<script nonce="0d2f7c1">alert(1)</script>'],
  ['one whose words have the mark’s name', '<script title="nonce">alert(1)</script>'],
  ['data', '<script type="application/ld+json">{"@type":"School"}</script>'],
  ['a file', `<script src="/a.js" nonce="${MARK}"></script>`],
  ['a style sheet', `<link rel="stylesheet" href="/a.css" nonce="${MARK}"/>`],
])('%s has no hash', (_name, marked) => {
  const { html, scripts } = seal(marked, MARK);
  expect(scripts).toEqual([]);
  expect(html).not.toContain(MARK);
});

it('a script that was left open takes no other one’s place', () => {
  const { scripts } = seal(`<p><script>evil(</p><script nonce="${MARK}">ours()</script>`, MARK);
  expect(scripts).toEqual([hashOf('ours()')]);
});

it('the same script twice is one hash', () => {
  const script = `<script nonce="${MARK}">again()</script>`;
  expect(seal(script + script, MARK).scripts).toEqual([hashOf('again()')]);
});

it('what tags say of their look becomes one sheet in the head, each look once', () => {
  const { html, styles } = seal(
    '<html><head><title>a</title></head><body><p class="b" style="left:12.5%;--x:2">style="left:1px"</p><i style="left:12.5%;--x:2" hidden=""></i><b style="width:calc(10cqw)"></b></body></html>',
    MARK,
  );
  const sheet = ':root [data-s="0"]{left:12.5%;--x:2}:root [data-s="1"]{width:calc(10cqw)}';
  expect(html).toBe(
    `<html><head><title>a</title><style>${sheet}</style></head><body><p class="b" data-s="0">style="left:1px"</p><i data-s="0" hidden=""></i><b data-s="1"></b></body></html>`,
  );
  expect(styles).toEqual([hashOf(sheet)]);
});

it.each([
  ['fetches', 'background:url(//evil.example)'],
  ['fetches by another name', 'background:IMAGE-SET(1x)'],
  ['ends its rule', 'left:0}body{display:none'],
  ['hides what it is', 'left:0;\\62 ackground:red'],
  ['has words in quotes', 'content:&quot;x&quot;'],
])('a look that %s stays where it is, for the policy to refuse', (_name, look) => {
  const page = `<head></head><p style="${look}"></p>`;
  expect(seal(page, MARK)).toEqual({ html: page, scripts: [], styles: [] });
});

it('a colour is a look like another', () => {
  const { html } = seal('<head></head><p style="background-color:#1d2b44"></p>', MARK);
  expect(html).toContain('{background-color:#1d2b44}');
});
