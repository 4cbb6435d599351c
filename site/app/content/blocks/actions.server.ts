import { z } from 'zod';
import { block, words } from './block.server';

/** What a visitor is led to: a form, or another part of the same page. */
export const actions = {
  'forms.call-to-action': block('call-to-action', {
    title: words,
    text: words,
    action: z.enum(['brochure', 'contact', 'registration']),
    label: words,
  }),
  'menus.summary': block('summary', { title: words }),
};
