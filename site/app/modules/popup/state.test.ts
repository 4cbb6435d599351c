import { expect, it } from 'vitest';
import { CLOSED, type Popup, type PopupEvent, popup } from './state';

const contact = { label: 'Nous écrire', to: '/contact' };
const open: Popup = { label: 'Pas encore de brochure', action: contact, show: true };
const shut: Popup = { ...open, show: false };
const toggle = (label: string, action: Popup['action'] = null): PopupEvent => ({
  type: 'toggle',
  label,
  action,
});

it.each<[string, Popup, PopupEvent, Popup]>([
  ['toggled when closed, it opens', CLOSED, toggle(open.label, contact), open],
  ['toggled when open, it closes', open, toggle(open.label, contact), shut],
  ['toggled with other words when open, it closes all the same', open, toggle('Autre'), shut],
  ['toggled again, it opens', shut, toggle('Autre'), { label: 'Autre', action: null, show: true }],
  ['closed when open, it closes', open, { type: 'close' }, shut],
  ['closed when closed, it stays so', shut, { type: 'close' }, shut],
])('POP-13: %s', (_name, before, event, after) => {
  expect(popup(before, event)).toEqual(after);
});
