import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture';

const image = {
  src: '/uploads/port.jpg',
  alt: 'Le port',
  width: 2400,
  height: 1600,
  sources: [],
  modern: [
    {
      type: 'image/avif',
      sources: [
        { src: '/uploads/a400.avif', width: 400 },
        { src: '/uploads/a800.avif', width: 800 },
      ],
    },
    { type: 'image/webp', sources: [{ src: '/uploads/w800.webp', width: 800 }] },
  ],
};
const draw = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />);

it('offers each type in its widths, the lightest first, and ends with the picture itself', () => {
  expect(draw()).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/uploads/a400.avif 400w, /uploads/a800.avif 800w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/uploads/w800.webp 800w" sizes="50vw"/>' +
      '<img src="/uploads/port.jpg" alt="Le port" width="2400" height="1600" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

it('a picture in no other type is a plain one, in the widths it has', () => {
  const sources = [
    { src: '/uploads/small.gif', width: 200 },
    { src: '/uploads/port.gif', width: 900 },
  ];
  expect(draw({ image: { ...image, sources, modern: [] }, className: 'h-auto' })).toBe(
    '<img src="/uploads/port.jpg" alt="Le port" srcSet="/uploads/small.gif 200w, /uploads/port.gif 900w" sizes="50vw" width="2400" height="1600" loading="lazy" decoding="async" class="h-auto"/>',
  );
});

it('the first of a page is asked for at once', () => {
  expect(draw({ first: true })).toContain('fetchPriority="high"');
  expect(draw({ first: true })).not.toContain('loading=');
});

it('beside words that say the same it is not read out', () => {
  expect(draw({ decorative: true })).toContain('alt=""');
});

it('a picture whose size is unknown claims none', () => {
  expect(draw({ image: { ...image, width: null } })).not.toMatch(/ (width|height)=/);
});
