/** TAX-2: the kinds of events, in the order of the agenda's filters. */
export const EVENT_TYPES = [
  'open-door',
  'admission-test',
  'conference',
  'convention',
  'live-my-life',
  'job-dating',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export function isEventType(type: string | null): type is EventType {
  return EVENT_TYPES.some((known) => known === type);
}
