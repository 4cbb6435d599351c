import { expect, type Page } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json, NEWS } from '../harness/stand-in.ts';

/** Each calls alert, asks another host, or covers the page, where it works. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](javascript:alert(1))',
  '[clic](javascript:alert(1))',
  '[clic](java&Tab;script:alert(1))',
  '<a href="javascript:alert(1)">clic</a>',
  '<a href="/" onclick="alert(1)">clic</a>',
  '<p style="position:fixed;inset:0" onmouseover="alert(1)">x</p>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>clic</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)></video>',
  '<link rel=stylesheet href="http://evil.example/x.css">',
  '<base href="http://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=http://evil.example">',
  '<form action="http://evil.example"><button>clic</button></form>',
  '<!--><img src=x onerror=alert(1)>-->',
];

const body = [
  ...HOSTILE.map((text) => ({ __component: 'texts.rich-text', text })),
  {
    __component: 'texts.chapter',
    title: '<img src=x onerror=alert(1)>',
    text: HOSTILE.join('\n\n'),
  },
  { __component: 'texts.title', text: '<script>alert(1)</script>', level: 2 },
  {
    __component: 'texts.quote',
    text: '<svg onload=alert(1)>',
    author: '<b onclick=alert(1)>x</b>',
  },
  { __component: 'media.video', title: 'x', url: 'javascript:alert(1)' },
  { __component: 'nowhere.known', text: '<script>alert(1)</script>' },
  { __component: 'texts.rich-text', text: 'La fin, **intacte**.' },
];

async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) heard.push(request.url());
  });
  return heard;
}

/** What of a text could act, wherever it stands; and again after another parse, which is where mutation strikes. */
function active(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const again = document.createElement('div');
    again.innerHTML = [...document.querySelectorAll('.rich-text')]
      .map((text) => text.innerHTML)
      .join('');
    const tags = 'script,style,iframe,object,embed,svg,math,form,input,base,meta,link,template';
    const elements = [...document.querySelectorAll('.rich-text *'), ...again.querySelectorAll('*')];
    return elements
      .filter(
        (element) =>
          element.matches(tags) ||
          /^\s*javascript:/i.test(element.getAttribute('href') ?? '') ||
          element.getAttributeNames().some((name) => /^on|^style$|^src(doc|set)$/.test(name)),
      )
      .map((element) => element.outerHTML);
  });
}

for (const way of ['opened at once', 'reached by a link']) {
  test(`hostile words in a page ${way} stay words in a real browser`, async ({
    standIn,
    site,
    page,
  }) => {
    const address = `${site.url}/actualites/${NEWS.slug}`;
    standIn.on(`/news-items/${NEWS.slug}`, json({ data: { ...NEWS, body } }));
    const heard = await listen(page);
    await page.goto(way === 'opened at once' ? address : site.url);
    if (way !== 'opened at once') await page.getByRole('link', { name: NEWS.title }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('La fin, intacte.')).toBeVisible();
    expect(await active(page)).toEqual([]);
    for (const link of await main.getByText('clic', { exact: true }).all()) {
      await link.hover();
      const href = await link.evaluate((element) => element.closest('a')?.getAttribute('href'));
      expect(href ?? '/').toBe('/');
    }
    await expect(main.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(heard).toEqual([]);
    await expect.poll(() => site.output()).toContain('a page has a block the site does not know');
    await expect.poll(() => site.output()).toContain('a page has a block that cannot be read');
  });
}

test('what was sanitised on the server is not sanitised again, nor parsed, in the browser', async ({
  site,
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.goto(`${site.url}/actualites/${NEWS.slug}`);
  await expect.poll(() => scripts.size).toBeGreaterThan(3);
  const all = (await Promise.all([...scripts].map((url) => ask(url))))
    .map(({ body }) => body)
    .join('');
  for (const sign of ['sanitize', 'markdown', 'allowedTags', 'linkify', 'ZodError']) {
    expect(all).not.toContain(sign);
  }
});
