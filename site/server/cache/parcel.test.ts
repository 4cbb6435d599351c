import { expect, it } from 'vitest';
import { answerOf } from './answer';
import { packedPage, unpackedPage } from './parcel';

it('a page that is lent is the page that was made', async () => {
  const response = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const page = await answerOf(response, Buffer.from('<p>École</p>'), {
    missing: '/nulle-part',
  });
  expect(unpackedPage(packedPage(page))).toEqual(page);
});
