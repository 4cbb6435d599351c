import { expect, it } from 'vitest';
import { withCampaign } from './campaign';

it.each([
  [
    '<a href="/?popin=true&amp;action=brochure">',
    '<a href="/?popin=true&amp;action=brochure&amp;utm_source=radio&amp;gclid=1">',
  ],
  [
    '<a class="x" href="/en?popin=true&amp;action=x#top">',
    '<a class="x" href="/en?popin=true&amp;action=x&amp;utm_source=radio&amp;gclid=1#top">',
  ],
  [
    '<a href="/?action=x&amp;popin=true">',
    '<a href="/?action=x&amp;popin=true&amp;utm_source=radio&amp;gclid=1">',
  ],
  ['<a href="/?q=popin=true">', '<a href="/?q=popin=true">'],
  ['<a href="/agenda?popin=true">', '<a href="/agenda?popin=true">'],
  ['<script>"/?popin=true&action=x"</script>', '<script>"/?popin=true&action=x"</script>'],
])('TRK-1: %s', (html, expected) => {
  expect(withCampaign(html, 'utm_source=radio&gclid=1')).toBe(expected);
});
