import { decoded } from './on-page.ts';

const ONCE = [
  ...['description', 'twitter:card', 'twitter:site'].map((name) => ['name', name]),
  ...['title', 'description', 'type', 'url', 'site_name', 'locale'].map((name) => [
    'property',
    `og:${name}`,
  ]),
];
/** Engines cut what is longer. */
const LONGEST = 200;

/** What a page's tags say too often, not at all, or of another page. */
export function headFaults(page: string, html: string): { title: string; faults: string[] } {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${fault} (${page})`);
  };
  const contents = (kind = '', name = '') =>
    [...html.matchAll(new RegExp(`<meta ${kind}="${name}" content="([^"]*)"`, 'g'))].map(
      ([, content = '']) => decoded(content),
    );
  const titles = [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title = '']) => title);
  expect(titles.length === 1 && titles[0] !== '', `${titles.length} titles`);
  expect(html.match(/<h1[\s>]/g)?.length === 1, 'not one h1');
  for (const [kind, name] of ONCE) {
    const said = contents(kind, name);
    expect(said.length === 1 && said[0]?.trim() !== '', `${said.length} ${name}`);
  }
  const [description = ''] = contents('name', 'description');
  expect(description.length <= LONGEST, `a description of ${description.length} characters`);
  const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
  expect(canonicals.length === 1, `${canonicals.length} canonicals`);
  expect(decoded(canonicals[0]?.[1] ?? '') === page, 'canonical elsewhere');
  expect(contents('property', 'og:url')[0] === page, 'og:url elsewhere');
  expect(contents('name', 'robots').length === 0, 'robots');
  const hasTwo = (html.match(/<link rel="alternate" hrefLang="(?:fr|en)"/g)?.length ?? 0) > 1;
  const others = contents('property', 'og:locale:alternate');
  expect(others.length === (hasTwo ? 1 : 0), `og:locale:alternate ${others.join()}`);
  return { title: titles[0] ?? '', faults };
}
