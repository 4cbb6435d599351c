import { block, chosen, words } from './block.server';

export const campuses = {
  'campuses.list': block('campus-list', { title: words }),
  'campuses.map': block('campus-map', { title: words }),
  'campuses.contacts': block('campus-contacts', { title: words, campus: chosen }),
};
