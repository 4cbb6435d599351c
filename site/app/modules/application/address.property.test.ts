import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applicationAddress, askedBy, asking, presetsAt, withoutPopin } from './address';
import { handOff, webAddress } from './hand-off';
import { allowedLink } from './link.server';

const SITE = 'https://www.cassini.example';
const CRM = 'crm.example';
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'),
);
const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/);
const link = fc.oneof(text, fc.webUrl({ withQueryParameters: true }), fc.webPath());

it('POP-9: a visitor is sent to the web or nowhere, with their choices, whatever the link and the origin say', () => {
  fc.assert(
    fc.property(link, slug, slug, text, (to, course, campus, tracking) => {
      const address = handOff(to, SITE, { course, campus }, tracking);
      if (address === null) return;
      const { protocol, username, password, searchParams } = new URL(address);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      const own = new URLSearchParams(tracking.replace(/^[?&]+/, ''));
      if (!own.has('course')) expect(searchParams.getAll('course')).toEqual([course]);
      if (!own.has('campus')) expect(searchParams.getAll('campus')).toEqual([campus]);
    }),
  );
});

it('POP-8: the browser hears of the site and of the hosts of its CRM, and of no other', () => {
  const near = fc.constantFrom(
    `https://${CRM}.evil.example/`,
    `https://evil.example/${CRM}`,
    `https://${CRM}@evil.example/`,
    `https://${CRM}:8443/`,
  );
  fc.assert(
    fc.property(fc.oneof(link, near), (to) => {
      const allowed = allowedLink(to, { siteUrl: SITE, hosts: [CRM] });
      if (allowed !== null)
        expect(['www.cassini.example', CRM]).toContain(webAddress(allowed, SITE)?.host);
    }),
  );
});

it('POP-2: what an address asks for is what it was made of', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((action) => action.trim() !== ''),
      slug,
      slug,
      (action, course, campus) => {
        const to = applicationAddress('/', action, { course, campus });
        expect(askedBy(to, '/')).toEqual({ action: action.trim(), course, campus });
        expect(withoutPopin(new URL(to, SITE).searchParams)).toBe('');
      },
    ),
  );
});

it('POP-3: a page chooses a slug, or nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom('/programmes/', '/en/campus/', '/'), text, (above, rest) => {
      for (const choice of Object.values(presetsAt(`${above}${rest}`)))
        if (choice !== null) expect(choice).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});

it('what is asked along stays in the query', () => {
  fc.assert(
    fc.property(
      fc.webSegment().map((name) => `/x${name}`),
      fc.webQueryParameters(),
      fc.webFragments(),
      (path, more, hash) => {
        const { pathname, search } = new URL(asking(`${path}#${hash}`, more), `${SITE}/`);
        expect(pathname).toBe(new URL(path, `${SITE}/`).pathname);
        expect(search).toBe(new URL(`?${more}`, SITE).search);
      },
    ),
  );
});
