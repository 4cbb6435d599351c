import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, it } from 'vitest';
import { newsNode, pageMeta } from './index';

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028';
const canonical = 'https://www.cassini.example/actualites/rentree';
const site = {
  locale: 'fr' as const,
  datas: { campuses: [] },
  core: {
    languages: ['fr'] as const,
    settings: {
      title: HOSTILE,
      siteName: HOSTILE,
      description: HOSTILE,
      twitterSite: HOSTILE,
      socials: [],
      metas: [],
    },
  },
};

it('SEO-3: no words of an editor can end the data they stand in', () => {
  const story = { title: HOSTILE, date: null, image: null, category: { title: HOSTILE } };
  const meta = () =>
    pageMeta(site, { canonical, title: HOSTILE, via: [], topic: newsNode(canonical, story) });
  const Stub = createRoutesStub([{ path: '/', Component: Meta, meta }]);
  const html = renderToString(<Stub />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)['@graph']).toContainEqual(newsNode(canonical, story));
});
