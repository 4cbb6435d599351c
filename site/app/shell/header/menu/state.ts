/** Which menu is open, how it came to be, and which of its sections is shown. */
export type MenuState = { open: number | null; by: 'hover' | 'press'; section: number | null };

export type MenuEvent =
  | { type: 'hover'; entry: number }
  | { type: 'press'; entry: number }
  | { type: 'section'; section: number }
  | { type: 'close' };

export const CLOSED: MenuState = { open: null, by: 'hover', section: null };

/** NAV-6, NAV-7. The pointer that opened a menu is on its button: the press that follows keeps it, the next one closes it. */
export function menu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'hover':
      return state.open === event.entry ? state : { ...CLOSED, open: event.entry };
    case 'press':
      if (state.open !== event.entry) return { open: event.entry, by: 'press', section: null };
      return state.by === 'press' ? CLOSED : { ...state, by: 'press' };
    case 'section':
      return state.open === null ? state : { ...state, section: event.section };
    case 'close':
      return CLOSED;
  }
}
