/** POP-1: what a visitor can ask the school for. */
export const ACTIONS = ['registration', 'contact', 'brochure'] as const;

export type Action = (typeof ACTIONS)[number];

export function isAction(text: unknown): text is Action {
  return ACTIONS.some((action) => action === text);
}
