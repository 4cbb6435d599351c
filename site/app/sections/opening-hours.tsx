import { clockHour } from '../modules/calendar';
import type { OpeningHours as Hours } from '../modules/campuses';
import { fill, useLabels, useLanguage } from '../modules/taxonomy';

/** When a campus is open, a line for each run of days. */
export function OpeningHours({ hours }: { hours: Hours[] }) {
  const labels = useLabels().campuses;
  const language = useLanguage();
  const hour = (time: string) => clockHour(time, language);
  return hours.map(({ firstDay, lastDay, opens, closes }) => {
    const [first, last] = [labels.days[firstDay], labels.days[lastDay]];
    const days =
      firstDay === lastDay
        ? fill(labels.oneDay, { day: first })
        : fill(labels.fromDayTo, { first, last });
    return (
      <p key={`${firstDay} ${opens}`} className="tabular-nums first-letter:uppercase">
        {fill(labels.open, { days, opens: hour(opens), closes: hour(closes) })}
      </p>
    );
  });
}
