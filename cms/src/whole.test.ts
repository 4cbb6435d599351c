import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Model, wholePopulate } from './whole.ts';

const components: Record<string, Model> = {
  'texts.rich-text': { attributes: { text: { type: 'richtext' } } },
  'texts.accordion': { attributes: { items: { type: 'component', component: 'texts.rich-text' } } },
  'news.cards': {
    attributes: {
      campus: { type: 'relation', relation: 'oneToOne', target: 'api::campus.campus' },
    },
  },
};
const models = {
  component: (uid: string) => components[uid] ?? { attributes: {} },
  contentType: () => ({ attributes: { slug: { type: 'uid' }, name: { type: 'string' } } }),
};

test('API-14: an entry is whole: blocks to their end, files, and the names of what it points to', () => {
  const model = {
    attributes: {
      title: { type: 'string' },
      focusImage: { type: 'media' },
      body: {
        type: 'dynamiczone',
        components: ['texts.rich-text', 'texts.accordion', 'news.cards'],
      },
      campus: { type: 'relation', relation: 'manyToOne', target: 'api::campus.campus' },
      events: { type: 'relation', relation: 'oneToMany', target: 'api::event.event' },
      news: {
        type: 'relation',
        relation: 'manyToMany',
        target: 'api::news.news',
        mappedBy: 'campus_infos',
      },
      createdBy: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
    },
  };
  assert.deepEqual(wholePopulate(model, models), {
    focusImage: true,
    body: {
      on: {
        'texts.rich-text': true,
        'texts.accordion': { populate: { items: true } },
        'news.cards': { populate: { campus: { fields: ['slug', 'name'] } } },
      },
    },
    campus: { fields: ['slug', 'name'] },
  });
});
