import { atMost, block, chosen, words } from './block.server';

/** Those who teach here, those who studied here, and what they write. */
export const people = {
  'teams.team': block('team', { title: words, campus: chosen }),
  'testimonials.list': block('testimonials', {
    title: words,
    limit: atMost(3),
    programme: chosen,
  }),
  'testimonials.single': block('testimonial', { testimonial: chosen }),
  'blog.articles': block('posts', { title: words, limit: atMost(3), category: chosen }),
};
