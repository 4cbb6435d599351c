import { describe, expect, it } from 'vitest';
import { handOff } from './hand-off';
import { allowedLink } from './link.server';

const SITE = 'https://www.cassini.example';
const CHOICES = { course: 'bts', campus: 'lyon' };
const TRACKING = 'origine-tracking=SEARCH_google&utm_source=google&utm_medium=cpc';

describe('POP-9', () => {
  it.each([
    ['a path', '/crm/contact', '', `${SITE}/crm/contact?campus=lyon&course=bts`],
    ['a path without its slash', 'crm/contact', '', `${SITE}/crm/contact?campus=lyon&course=bts`],
    ['spaces around it', ' /crm/contact ', '', `${SITE}/crm/contact?campus=lyon&course=bts`],
    ['a query alone', '?form=7', '', `${SITE}/?form=7&campus=lyon&course=bts`],
    [
      'a whole address',
      'https://crm.example/f',
      '',
      'https://crm.example/f?campus=lyon&course=bts',
    ],
    ['no https', 'http://crm.example/f', '', 'http://crm.example/f?campus=lyon&course=bts'],
    [
      'a query and a part of the page',
      '/f?form=7#bas',
      '',
      `${SITE}/f?form=7&campus=lyon&course=bts#bas`,
    ],
    ['a choice that it had', '/f?campus=paris&course=mba', '', `${SITE}/f?campus=lyon&course=bts`],
    ['an origin', '/f', TRACKING, `${SITE}/f?campus=lyon&course=bts&${TRACKING}`],
    [
      'an origin, which has the last word',
      '/f?utm_source=salon',
      'utm_source=google',
      `${SITE}/f?utm_source=google&campus=lyon&course=bts`,
    ],
    ['an origin after ?', '/f', '?utm_source=a', `${SITE}/f?campus=lyon&course=bts&utm_source=a`],
    ['an origin after &', '/f', '&utm_source=a', `${SITE}/f?campus=lyon&course=bts&utm_source=a`],
    [
      'pairs without a name',
      '/f',
      '=x&&utm_source=a&=',
      `${SITE}/f?campus=lyon&course=bts&utm_source=a`,
    ],
    ['a pair without a value', '/f', 'utm_source', `${SITE}/f?campus=lyon&course=bts&utm_source=`],
    [
      'a hostile origin',
      '/f',
      new URLSearchParams({ utm_source: 'a&course=x\r\n<b>' }).toString(),
      `${SITE}/f?campus=lyon&course=bts&utm_source=a%26course%3Dx%0D%0A%3Cb%3E`,
    ],
    ['nothing', '', '', null],
    ['spaces', '  ', '', null],
    ['javascript:', 'javascript:alert(1)', '', null],
    ['javascript:, hidden', ' \tjava\nscript:alert(1)', '', null],
    ['data:', 'data:text/html,<b>', '', null],
    ['mailto:', 'mailto:a@cassini.example', '', null],
    ['blob:', `blob:${SITE}/1`, '', null],
    ['a password', 'https://a:b@crm.example/', '', null],
    ['a name that looks like the site', 'https://www.cassini.example@evil.example/', '', null],
    ['no address at all', 'https://', '', null],
  ])('%s', (_name, link, tracking, expected) => {
    expect(handOff(link, SITE, CHOICES, tracking)).toBe(expected);
  });
});

describe('POP-8: a link leads to the site or to its CRM', () => {
  it.each([
    ['/crm/contact', true],
    ['crm/contact', true],
    ['?form=7', true],
    [`${SITE}/crm/contact`, true],
    ['//www.cassini.example/crm', true],
    ['https://crm.example/f', true],
    ['https://CRM.example/f', true],
    ['http://crm.example/f', true],
    ['https://crm.example:8443/f', true],
    ['https://crm.example:9443/f', false],
    ['https://evil.example/', false],
    ['https://crm.example.evil.example/', false],
    ['https://sub.crm.example/', false],
    ['//evil.example/', false],
    ['\\\\evil.example/', false],
    ['/\\evil.example/', false],
    ['/\t/evil.example/', false],
    ['https:\\\\evil.example', false],
    ['https://crm.example@evil.example/', false],
    ['https://crm.example\\@evil.example/', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('%s: %s', (link, expected) => {
    const places = { siteUrl: SITE, hosts: ['crm.example', 'crm.example:8443'] };
    expect(allowedLink(link, places)).toBe(expected ? link : null);
  });

  it('no link is none', () => {
    expect(allowedLink(null, { siteUrl: SITE, hosts: [] })).toBeNull();
  });
});
