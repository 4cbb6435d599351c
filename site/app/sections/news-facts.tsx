import type { NewsSummary } from '../content/news.server';
import { longDate } from '../modules/calendar';
import { fill, useLabels, useLanguage } from '../modules/taxonomy';
import { DateText } from '../ui/date';

type Props = { news: Pick<NewsSummary, 'category' | 'date' | 'campuses'> };

/** More names than this are a number. */
const NAMED = 2;

/** What stands above the title of a news item: its category, its date, its campuses. */
export function NewsFacts({ news: { category, date, campuses } }: Props) {
  const { news } = useLabels();
  const language = useLanguage();
  const names = campuses.map(({ name }) => name).join(', ');
  return (
    <p className="flex flex-wrap gap-x-4 text-xs font-medium">
      {category && <span className="font-semibold">{category.title}</span>}
      {names && (
        <span className="text-ink-soft">
          {campuses.length > NAMED ? fill(news.campusCount, { count: campuses.length }) : names}
        </span>
      )}
      {date && (
        <DateText instant={date} className="text-brass-text tabular-nums">
          {longDate(new Date(date), language)}
        </DateText>
      )}
    </p>
  );
}
