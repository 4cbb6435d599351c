import type { Action } from './actions';

const DRAWINGS: Record<Action['name'], string> = {
  brochure: 'M4 3h6v14H4zM10 3l6 2v14l-6-2',
  contact: 'M3 4h14v10H9l-4 3v-3H3z',
  agenda: 'M3 5h14v12H3zM3 9h14M7 2.5V6M13 2.5V6',
  application: 'M10 3l7 13H3zM11.5 11.2a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0z',
};

/** A sheet, a word, a calendar, a surveyed point. */
export function ActionIcon({ name }: { name: Action['name'] }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none">
      <path d={DRAWINGS[name]} stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
}
