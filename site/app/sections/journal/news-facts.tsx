import type { NewsSummary } from '../../content/news.server';
import { fill, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';

type Props = {
  news: Pick<NewsSummary, 'category' | 'date' | 'campuses'>;
  /** In a column of its own where there is room for one, its date first. */
  beside?: boolean;
};

/** More names than this are a number. */
const NAMED = 2;

const LINE = 'flex flex-wrap gap-x-4 text-xs font-medium';
const COLUMN = `${LINE} desk:flex-col desk:gap-y-0.5 desk:text-s desk:[&>time]:order-first`;

/** What stands above the title of a news item: its category, its date, its campuses. */
export function NewsFacts({ news: { category, date, campuses }, beside = false }: Props) {
  const { news } = useLabels();
  const names = campuses.map(({ name }) => name).join(', ');
  if (!category && !names && !date) return null;
  return (
    <p className={beside ? COLUMN : LINE}>
      {category && <span className="font-semibold">{category.title}</span>}
      {names && (
        <span className="text-ink-soft">
          {campuses.length > NAMED ? fill(news.campusCount, { count: campuses.length }) : names}
        </span>
      )}
      {date && <Day date={date} className="text-brass-text tabular-nums" />}
    </p>
  );
}
