/** What a visitor may ask for, as people read it. */
export const ACTIONS = {
  brochure: 'Brochure',
  contact: 'Contact',
  registration: 'Candidature',
} as const;

/** How far the school is with it: what was passed on is in the hands of its CRM. */
export const STATES = {
  received: 'Reçue',
  delivered: 'Transmise',
  refused: 'Refusée par le CRM',
  handled: 'Traitée',
} as const;

/** Nobody here has anything left to do. */
export const SETTLED = ['delivered', 'handled'] as const satisfies readonly State[];

export type Action = keyof typeof ACTIONS;
export type State = keyof typeof STATES;

export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(ACTIONS, value);
}

export function isState(value: unknown): value is State {
  return typeof value === 'string' && Object.hasOwn(STATES, value);
}
