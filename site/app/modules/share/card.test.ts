import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Card } from './card';
import { drawing } from './drawing.server';
import { render } from './render.server';
import { sceneOf } from './scene.server';
import { schoolType } from './type.server';
import { DRAWN, versionOf } from './version.server';

const place = (slug: string, latitude: number, longitude: number) => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  latitude,
  longitude,
});

const CARD: Card = {
  language: 'fr',
  school: { name: 'Cassini', tagline: 'école de management' },
  kind: 'Campus',
  title: 'Lyon',
  detail: '45°\u00a046′\u00a0N, 4°\u00a050′\u00a0E',
  motif: { kind: 'map', at: ['lyon'] },
  places: [
    place('lyon', 45.764, 4.8357),
    place('paris', 48.8566, 2.3522),
    place('brest', 48.3904, -4.4861),
    place('toulon', 43.1242, 5.928),
    place('réunion', -20.8823, 55.4504),
  ],
};
const CARDS: Record<string, Card> = {
  campus: CARD,
  overseas: { ...CARD, title: 'La Réunion', motif: { kind: 'map', at: ['réunion'] } },
  way: { ...CARD, kind: 'Témoignage', motif: { kind: 'map', at: ['brest', 'paris', 'toulon'] } },
  day: { ...CARD, motif: { kind: 'day', day: '28', month: 'novembre 2026' } },
  picture: {
    ...CARD,
    kind: null,
    detail: null,
    motif: { kind: 'picture', src: '/uploads/a.webp' },
  },
};

const type = await schoolType();
const drawn = (card: Card, hasPicture = true) =>
  drawing({ card, scene: sceneOf(card, hasPicture), type });

it('a drawing that has changed has another number, for those who keep pictures a year', () => {
  const all = Object.values(CARDS).map((card) => drawn(card));
  const digest = createHash('sha256').update(all.join('')).digest('hex').slice(0, 12);
  expect([DRAWN, digest]).toEqual([1, '544bd1cb2df8']);
});

describe('what stands beside the words', () => {
  it.each([
    ['campus', 'around'],
    ['overseas', 'elsewhere'],
    ['way', 'whole'],
    ['day', 'day'],
    ['picture', 'picture'],
  ])('of %s is %s', (name, kind) => {
    expect(sceneOf(CARDS[name] ?? CARD, true).kind).toBe(kind);
  });

  it.each([
    ['a picture that cannot be had', CARDS.picture ?? CARD],
    ['a campus that nobody placed', { ...CARD, motif: { kind: 'map', at: ['atlantide'] } } as Card],
    ['a school without campuses', { ...CARD, places: [] }],
  ])('is the whole network for %s', (_, card) => {
    expect(sceneOf(card, false).kind).toBe('whole');
    expect(drawn(card, false)).toContain('</svg>');
  });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an end', '</svg><image href="http://evil.example/">'],
  ['a sign', '🎓'],
  ['nothing', ''],
  ['no end', 'x'.repeat(50_000)],
])('of a title that is %s, nothing is markup, and nothing is fetched', (_, title) => {
  const svg = drawn({ ...CARD, title, kind: title, detail: title });
  expect(svg).not.toMatch(/<(script|text|image|use|foreignObject)\b|href|evil/);
  expect(svg.match(/<svg/g)).toHaveLength(2);
});

it('a picture is known by all that is on it', () => {
  const versions = [...Object.values(CARDS), { ...CARD, places: [] }].map(versionOf);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf({ ...CARD })).toBe(versionOf(CARD));
});

describe('the PNG', () => {
  const photograph = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();

  it('is of the size that networks show, light, and the same every time', async () => {
    const png = await render(CARD, null);
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length).toBeLessThan(150_000);
    expect(png.equals(await render(CARD, null))).toBe(true);
  });

  it('shows the picture of the page', async () => {
    const png = await render(CARDS.picture ?? CARD, await photograph());
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (300 * info.width + 900) * info.channels;
    const [red = 0, green = 0] = data.subarray(at, at + 2);
    expect(green - red).toBeGreaterThan(80);
  });

  it.each([
    ['bytes that are no picture', Buffer.from('<html>')],
    [
      'a drawing, which could ask for others',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('of %s, is the one without a picture', async (_, bytes) => {
    const card = CARDS.picture ?? CARD;
    expect((await render(card, bytes)).equals(await render(card, null))).toBe(true);
  });
});
