import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal } from './seal.server';

const MARK = '0d2f7c1e';
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('a script with the mark is known by its hash, and the mark is gone', () => {
  const { html, hashes } = seal(
    `<script nonce="${MARK}">go("é")</script><script type="module" nonce="${MARK}" async="">import "/a.js";\nb()</script>`,
    MARK,
  );
  expect(hashes).toEqual([hashOf('go("é")'), hashOf('import "/a.js";\nb()')]);
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
  const { html, hashes } = seal(marked, MARK);
  expect(hashes).toEqual([]);
  expect(html).not.toContain(MARK);
});

it('a script that was left open takes no other one’s place', () => {
  const { hashes } = seal(`<p><script>evil(</p><script nonce="${MARK}">ours()</script>`, MARK);
  expect(hashes).toEqual([hashOf('ours()')]);
});

it('the same script twice is one hash', () => {
  const script = `<script nonce="${MARK}">again()</script>`;
  expect(seal(script + script, MARK).hashes).toEqual([hashOf('again()')]);
});
