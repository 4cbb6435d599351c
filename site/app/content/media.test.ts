import { expect, it } from 'vitest';
import { parse } from './fields';
import { fileAddress, image } from './media.server';

const file = {
  url: '/uploads/port_1f.webp',
  alternativeText: 'Le port',
  width: 1200,
  height: 800,
  updatedAt: '2026-11-15T08:00:00.000Z',
  formats: {
    large: { url: '/uploads/large_port_1f.webp', width: 1000, height: 667 },
    thumbnail: { url: '/uploads/thumbnail_port_1f.webp', width: 234, height: 156 },
    broken: { width: 500 },
  },
};
const read = (value: unknown) => parse(image, value, '/news');
const v = `?v=${Date.parse(file.updatedAt).toString(36)}`;

it('a picture has its size, its words and its widths, the smallest first', () => {
  expect(read(file)).toEqual({
    src: `/uploads/port_1f.webp${v}`,
    alt: 'Le port',
    width: 1200,
    height: 800,
    sources: [
      { src: `/uploads/thumbnail_port_1f.webp${v}`, width: 234 },
      { src: `/uploads/large_port_1f.webp${v}`, width: 1000 },
      { src: `/uploads/port_1f.webp${v}`, width: 1200 },
    ],
    modern: [],
  });
});

const made = (mime: string, width: number) => ({
  url: `/uploads/${mime.slice(6)}_${width}.x`,
  mime,
  width,
  height: 1,
});
const photograph = {
  ...file,
  url: '/uploads/port_1f.jpg',
  mime: 'image/jpeg',
  width: 4000,
  formats: {
    webp_800: made('image/webp', 800),
    webp_400: made('image/webp', 400),
    avif_800: made('image/avif', 800),
    thumbnail: made('image/jpeg', 234),
  },
};

it('its other types come with their widths, the lightest type first', () => {
  const read800 = read(photograph);
  expect(read800?.modern).toEqual([
    { type: 'image/avif', sources: [{ src: `/uploads/avif_800.x${v}`, width: 800 }] },
    {
      type: 'image/webp',
      sources: [
        { src: `/uploads/webp_400.x${v}`, width: 400 },
        { src: `/uploads/webp_800.x${v}`, width: 800 },
      ],
    },
  ]);
  expect(read800?.src).toBe(`/uploads/port_1f.jpg${v}`);
});

it('what a camera took is not among the widths that pages choose from', () => {
  expect(read(photograph)?.sources).toEqual([{ src: `/uploads/jpeg_234.x${v}`, width: 234 }]);
  expect(read({ ...photograph, width: 1500 })?.sources.at(-1)?.width).toBe(1500);
});

it('one that is AVIF itself is the widest of its type', () => {
  const plate = { ...photograph, url: '/uploads/p_1f.avif', mime: 'image/avif', width: 1280 };
  const found = read(plate);
  const [avif] = found?.modern ?? [];
  expect(avif?.sources.map(({ width }) => width)).toEqual([800, 1280]);
  expect(avif?.sources.at(-1)?.src).toBe(`/uploads/p_1f.avif${v}`);
  expect(found?.sources).toEqual([]);
  expect(found?.src, 'for those who know no AVIF').toBe(`/uploads/webp_800.x${v}`);
  expect(read({ ...plate, formats: null })?.src).toBe(`/uploads/p_1f.avif${v}`);
});

it('another picture put under the same name has another address', () => {
  expect(read({ ...file, updatedAt: '2026-11-16T08:00:00.000Z' })?.src).not.toBe(read(file)?.src);
});

it.each([
  ['absent', undefined],
  ['null', null],
  ['without an address', { ...file, url: null }],
  ['at an address that is none', { ...file, url: 'javascript:alert(1)' }],
  ['of another host', { ...file, url: '//evil.example/x.jpg' }],
  ['a text', 'x.jpg'],
])('API-15: a picture that is %s is none', (_name, value) => {
  expect(read(value)).toBeNull();
});

it('API-15: a picture with nothing but an address is still one', () => {
  expect(read({ url: '/uploads/a.svg' })).toEqual({
    src: '/uploads/a.svg',
    alt: '',
    width: null,
    height: null,
    sources: [],
    modern: [],
  });
});

it.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['http://localhost:1337/uploads/a.jpg', '/uploads/a.jpg'],
  ['http://localhost:1337/admin', 'http://localhost:1337/admin'],
  ['/admin/x.jpg', null],
  ['data:image/png;base64,AA', null],
  ['http://', null],
])('a file at %s is at %s for the browser', (url, expected) => {
  expect(fileAddress(url)).toBe(expected);
});
