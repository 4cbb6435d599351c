import { expect, it } from 'vitest';
import { CLOSED, type MenuEvent, type MenuState, menu } from './state';

const hover = (entry: number): MenuEvent => ({ type: 'hover', entry });
const press = (entry: number): MenuEvent => ({ type: 'press', entry });
const section = (index: number): MenuEvent => ({ type: 'section', section: index });
const close: MenuEvent = { type: 'close' };

const open = (entry: number, by: MenuState['by'], shown: number | null = null): MenuState => ({
  open: entry,
  by,
  section: shown,
});

it.each<[string, MenuEvent[], MenuState]>([
  ['the pointer opens', [hover(1)], open(1, 'hover')],
  ['the pointer goes on to another', [hover(1), hover(2)], open(2, 'hover')],
  ['a press opens', [press(1)], open(1, 'press')],
  ['a press keeps what the pointer opened', [hover(1), press(1)], open(1, 'press')],
  ['a second press closes', [press(1), press(1)], CLOSED],
  ['a press after that closes too', [hover(1), press(1), press(1)], CLOSED],
  ['a press on another opens that one', [press(1), press(2)], open(2, 'press')],
  ['the pointer on what is open changes nothing', [press(1), hover(1)], open(1, 'press')],
  ['a section is shown', [hover(1), section(2)], open(1, 'hover', 2)],
  ['closing resets the section', [hover(1), section(2), close, hover(1)], open(1, 'hover')],
  ['another menu resets the section', [hover(1), section(2), hover(0)], open(0, 'hover')],
  ['keeping a menu keeps its section', [hover(1), section(2), press(1)], open(1, 'press', 2)],
  ['no section without a menu', [section(2)], CLOSED],
  ['closing twice is closing once', [hover(1), close, close], CLOSED],
])('NAV-6, NAV-7: %s', (_, events, expected) => {
  expect(events.reduce(menu, CLOSED)).toEqual(expected);
});
