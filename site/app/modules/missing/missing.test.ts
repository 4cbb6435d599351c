import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressKept, LONGEST } from './address';
import { referrerKept } from './referrer';
import { Reporter } from './reporter';
import { type Missing, MOST_ADDRESSES, MOST_REFERRERS, Tally } from './tally';

it.each([
  ['/ancienne-page', '/ancienne-page'],
  ['/Ancienne-Page/', '/ancienne-page'],
  ['/actualit%C3%A9s/%C3%A9t%C3%A9', '/actualités/été'],
  ['/ma%20page', '/ma%20page'],
  ['/en/news/a-trip-to-2024-2025', '/en/news/a-trip-to-2024-2025'],
  ['/2019/03/12/portes-ouvertes.html', '/2019/03/12/portes-ouvertes.html'],
  ['/wp-content/uploads/2019/Brochure.PDF', '/wp-content/uploads/2019/brochure.pdf'],
  ['/blog/20240312-salon', '/blog/20240312-salon'],
])('what an editor can mend is kept: %s', (asked, kept) => {
  expect(addressKept(asked)).toBe(kept);
});

it.each([
  ['a robot’s probe', '/wp-login.php'],
  ['a robot’s probe in capitals', '/WP-LOGIN.PHP'],
  ['a robot’s probe in a folder', '/wp-admin/setup-config'],
  ['a hidden file', '/.env'],
  ['a hidden folder', '/.git/config'],
  ['a hidden file below', '/backup/.env.local'],
  ['another language of servers', '/default.aspx'],
  ['a page’s own file', '/images/logo.png'],
  ['a map of a script', '/main.js.map'],
  ['an e-mail address', '/desinscription/camille@famille.example'],
  ['an e-mail address in code', '/desinscription/camille%40famille.example'],
  ['a telephone number', '/rappel/0600000000'],
  ['a telephone number by pairs', '/rappel/06-00-00-00-00'],
  ['a long number', '/dossier-123456789'],
  ['a key', '/confirmer/9f86d081884c7d659a2feaa0c55ad015'],
  ['a key of another make', '/s/eyJhbGciOiJIUzI1NiJ9.eyJzdWIi'],
  ['a name of one person’s', '/d/123e4567-e89b-12d3-a456-426614174000'],
  ['a word that is none', `/${'a'.repeat(41)}`],
  ['a control character', '/a%00b'],
  ['a line', '/a%0Ab'],
  ['what turns text round', '/a%E2%80%AEb'],
  ['what is badly written', '/a%E0%A4%A'],
  ['a slash in code', '/a%2Fb'],
  ['a star, which rules understand otherwise', '/a/*'],
  ['a backslash', '/a%5Cb'],
  ['another host', '//evil.example/a'],
  ['the home', '/'],
  ['an address too long', `/${'page/'.repeat(LONGEST / 5)}x`],
])('%s is not kept: %s', (_name, asked) => {
  expect(addressKept(asked)).toBeUndefined();
});

it.each([
  ['another site', 'https://Annuaire.example/ecoles?q=camille#x', 'annuaire.example'],
  ['another site, www', 'https://www.annuaire.example/', 'annuaire.example'],
  ['our own page, without its query', 'https://www.ecole.example/Agenda/?q=camille', '/agenda'],
  ['our own home', 'https://ecole.example/?popin=true', '/'],
  ['our own page that may name someone', 'https://ecole.example/a@b.example', undefined],
  ['an address of a machine', 'http://192.168.1.12/intranet', undefined],
  ['a machine without a domain', 'http://poste-de-camille/', undefined],
  ['an application', 'android-app://com.example', undefined],
  ['a file', 'file:///home/camille/page.html', undefined],
  ['what is no address', 'camille', undefined],
  ['nothing', null, undefined],
])('of a referrer, %s: %s is kept as %s', (_name, referrer, kept) => {
  expect(referrerKept(referrer, 'https://www.ecole.example')).toBe(kept);
});

describe('a tally', () => {
  it('counts addresses and where they were asked from', () => {
    const tally = new Tally();
    for (const referrer of ['a.example', undefined, 'a.example', '/agenda'])
      tally.add({ address: '/x', referrer });
    expect(tally.take()).toEqual([
      {
        address: '/x',
        count: 4,
        referrers: [
          { from: 'a.example', count: 2 },
          { from: '/agenda', count: 1 },
        ],
      },
    ]);
    expect(tally.size).toBe(0);
  });

  it('has room for so many, and goes on counting those it has', () => {
    const tally = new Tally();
    for (let number = 0; number < 10_000; number += 1) {
      tally.add({ address: `/${number}`, referrer: undefined });
      tally.add({ address: '/0', referrer: `${number}.example` });
    }
    const counted = tally.take();
    expect(counted).toHaveLength(MOST_ADDRESSES);
    expect(counted[0]).toMatchObject({ address: '/0', count: 10_001 });
    expect(counted[0]?.referrers).toHaveLength(MOST_REFERRERS);
  });
});

describe('the reporter', () => {
  const asked = { address: '/x', referrer: undefined };
  const once: Missing = { address: '/x', count: 1, referrers: [] };

  afterEach(() => vi.useRealTimers());

  function start(send: (missing: Missing[]) => Promise<boolean>) {
    vi.useFakeTimers();
    const log = { warn: vi.fn() };
    return { reporter: new Reporter({ send, log }), log };
  }

  it('tells in one call what came within some seconds, and nothing when nothing came', async () => {
    const send = vi.fn(async () => true);
    const { reporter } = start(send);
    reporter.count(asked);
    reporter.count(asked);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send.mock.calls).toEqual([[[{ ...once, count: 2 }]]]);
  });

  it('counts on while the service is down, and tells all of it after', async () => {
    const send = vi.fn(async () => true).mockRejectedValueOnce(new Error('down'));
    const { reporter, log } = start(send);
    reporter.count(asked);
    await vi.advanceTimersByTimeAsync(6000);
    reporter.count(asked);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(send.mock.calls.at(-1)).toEqual([[{ ...once, count: 2 }]]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('/x');
  });

  it('forgets what the service refuses: it would refuse it again', async () => {
    const send = vi.fn(async () => false);
    const { reporter } = start(send);
    reporter.count(asked);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells what is left at the end, after what is under way, and tries once', async () => {
    const first = Promise.withResolvers<boolean>();
    const send = vi
      .fn(async () => true)
      .mockReturnValueOnce(first.promise)
      .mockRejectedValueOnce(new Error('down'));
    const { reporter } = start(send);
    reporter.count(asked);
    await vi.advanceTimersByTimeAsync(5000);
    reporter.count(asked);
    const end = reporter.finish();
    first.resolve(true);
    await end;
    expect(send.mock.calls).toEqual([[[once]], [[once]]]);
  });
});
