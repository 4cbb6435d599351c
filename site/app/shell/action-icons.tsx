import { Icon } from '../ui/icon';
import type { Action } from './actions';

/** A booklet, a word, a calendar; and of the application a surveyed point, which is the school's own sign. */
export function ActionIcon({ name }: { name: Action['name'] }) {
  return name === 'application' ? <SurveyedPoint /> : <Icon name={name} size={20} line={1.4} />;
}

function SurveyedPoint() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none">
      <path
        d="M10 3l7 13H3zM11.5 11.2a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0z"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
