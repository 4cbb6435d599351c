import { atMost, block, chosen, words } from './block.server';

export const news = {
  'news.cards': block('news-cards', {
    title: words,
    limit: atMost(3),
    category: chosen,
    campus: chosen,
  }),
  'news.list': block('news-list', { title: words, limit: atMost(6) }),
  'news.filter': block('news-filter', { title: words }),
  'news.main-news': block('main-news', { news: chosen }),
};
