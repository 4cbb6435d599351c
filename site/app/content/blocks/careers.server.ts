import { atMost, block, chosen, words } from './block.server';

export const careers = {
  'careers.careers': block('careers', { title: words, programme: chosen }),
  'careers.offers': block('offers', { title: words, limit: atMost(6), campus: chosen }),
};
