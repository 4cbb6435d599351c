import { expect, it } from 'vitest';
import { film } from './film';

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/abcdefghi_1?autoplay=1&rel=0';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghi_1&list=PL1&t=12', NOCOOKIE],
  ['https://youtu.be/abcdefghi_1?si=tracker', NOCOOKIE],
  ['https://m.youtube.com/watch?v=abcdefghi_1', NOCOOKIE],
  ['https://www.youtube.com/shorts/abcdefghi_1', NOCOOKIE],
  ['https://www.youtube.com/embed/abcdefghi_1?autoplay=0', NOCOOKIE],
  ['https://www.youtube-nocookie.com/embed/abcdefghi_1', NOCOOKIE],
  ['https://vimeo.com/1234', 'https://player.vimeo.com/video/1234?dnt=1&autoplay=1'],
  ['https://vimeo.com/1234/ab12', 'https://player.vimeo.com/video/1234?dnt=1&autoplay=1&h=ab12'],
  [
    'https://player.vimeo.com/video/1234?h=ab12&dnt=0',
    'https://player.vimeo.com/video/1234?dnt=1&autoplay=1&h=ab12',
  ],
])('%s plays by %s, which keeps no trace of who looks', (url, player) => {
  expect(film(url)).toMatchObject({ by: 'player', url, player });
});

it.each([
  'https://www.youtube.com/channel/abcdefghi_1',
  'https://www.youtube.com/watch?v=../../evil',
  'https://youtube.com.evil.example/watch?v=abcdefghi_1',
  'https://vimeo.com/channels/staff',
  'https://www.dailymotion.com/video/x1',
  'https://films.example/w/1',
])('%s is somewhere to go, and nothing to embed', (url) => {
  expect(film(url)).toEqual({ by: 'link', url, host: new URL(url).hostname.replace('www.', '') });
});

it.each(['/uploads/film_1f.mp4', 'https://cdn.example/film.webm?v=2', '/uploads/film_1f'])(
  '%s is a file, which the browser plays',
  (url) => {
    expect(film(url)).toEqual({ by: 'browser', url });
  },
);
