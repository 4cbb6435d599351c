import { expect, it } from 'vitest';
import { putOff } from './put-off.server';

const MARK = 'mark-of-this-page';
const put = (html: string) => putOff(html, MARK);

it('keeps a browser from running and fetching the modules of a page', () => {
  expect(put(`<script nonce="${MARK}" type="module" async="">import "/a.js"</script>`)).toBe(
    `<script nonce="${MARK}" type="later" async="">import "/a.js"</script>`,
  );
  expect(put(`<link rel="modulepreload" href="/a.js" nonce="${MARK}"/>`)).toBe(
    `<link rel="later" fetchpriority="low" href="/a.js" nonce="${MARK}"/>`,
  );
});

it.each([
  `<script nonce="${MARK}">window.a = 1</script>`,
  `<link rel="stylesheet" href="/a.css" nonce="${MARK}"/>`,
  '<script type="module">somebody()</script>',
  '<link rel="modulepreload" href="/a.js"/>',
  `<p>&lt;script nonce="${MARK}" type="module"&gt;</p>`,
])('leaves %s as it is', (html) => {
  expect(put(html)).toBe(html);
});
