import {
  daysInWords,
  type OpeningHours as Hours,
  hoursInWords,
  spansOf,
} from '../modules/campuses';
import { useLabels, useLanguage } from '../modules/taxonomy';

/** When a campus is open, a line for each run of days. */
export function OpeningHours({ hours }: { hours: Hours[] }) {
  const { campuses } = useLabels();
  const language = useLanguage();
  return spansOf(hours)
    .filter((span) => span.hours.length > 0)
    .map((span) => (
      <p key={span.first} className="tabular-nums first-letter:uppercase">
        {`${daysInWords(span, campuses)}, ${hoursInWords(span, campuses, language)}`}
      </p>
    ));
}
