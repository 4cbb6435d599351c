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
  });
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
