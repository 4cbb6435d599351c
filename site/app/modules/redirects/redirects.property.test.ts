import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile, destination, faultsOf, type Rule } from './index';

const SITE = 'https://www.cassini.example';
const MEDIA = 'https://media.example';

/** Few enough names for rules to meet one another, beside all that addresses can be made of. */
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'B', 'campus', 'en', 'article', 'é') },
  { weight: 1, arbitrary: fc.webSegment() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '..',
      '.',
      '%2f',
      '%2F%2f',
      '%5c',
      '\\',
      '%00',
      '%',
      '@evil',
      ':80',
      'evil.example',
    ),
  },
);
const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
);
const address = fc.tuple(path, query).map((parts) => parts.join(''));
/** As the content is read: a path that begins with one slash, or an address of the web. */
const target = fc.oneof(
  address.filter((text) => !/^\/[/\\]/.test(text)),
  fc.constantFrom(`${MEDIA}/a.pdf`, '/campus/*', '/*', `${SITE}/a`),
);
const rule: fc.Arbitrary<Rule> = fc.record({
  from: fc.tuple(path, fc.constantFrom('', '/*')).map(([start, end]) => `${start}${end}`),
  to: target,
});
const rules = fc.array(rule, { maxLength: 8 });
/** The site does not start with a table that has a fault; editors' rules may have any, once they are restored. */
const school = rules.map((all) => all.filter((each) => isSound(each, all)));
const request = fc.record({ rules, school, address, hasEnglish: fc.boolean() });

function isSound(each: Rule, all: Rule[]): boolean {
  return faultsOf(all).every(({ rule }) => rule !== each);
}

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function parsed(text: string): URL | null {
  return URL.parse(`${SITE}${text}`);
}

function follow({ rules, school, hasEnglish }: Request, url: URL): string | undefined {
  return destination(compile(rules, school), { url, hasEnglish });
}

it('RED-7: whatever the rules and the address, it leads to the site or to a host that a rule names', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const url = parsed(asked.address);
      if (!url) return;
      const to = follow(asked, url);
      if (to === undefined) return;
      const end = new URL(to, SITE);
      expect([SITE, MEDIA]).toContain(end.origin);
      // What browsers read after a slash or a backslash more would be another host.
      if (end.origin === SITE)
        expect(to).toMatch(/^(\/(?![/\\])|https:\/\/www\.cassini\.example\/)/);
    }),
  );
});

it('RED-7: where it leads, nothing leads on: one hop, and never in circles', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const url = parsed(asked.address);
      const to = url ? follow(asked, url) : undefined;
      if (to === undefined) return;
      const end = new URL(to, SITE);
      if (end.origin === SITE) expect(follow(asked, end)).toBeUndefined();
    }),
  );
});

it('what is said against rules never fails, and is about rules that are there', () => {
  fc.assert(
    fc.property(rules, (all) => {
      for (const { rule } of faultsOf(all)) expect(all).toContain(rule);
    }),
  );
});
