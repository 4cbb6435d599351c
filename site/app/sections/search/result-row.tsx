import { Link } from '../../modules/navigation';
import type { Result } from '../../modules/search';
import { Marked } from '../../ui/marked';
import { Day } from '../day';

export function ResultList({ results }: { results: Result[] }) {
  return (
    <ol>
      {results.map((result) => (
        <ResultRow key={result.path} result={result} />
      ))}
    </ol>
  );
}

function ResultRow({ result: { path, title, date, context, excerpt } }: { result: Result }) {
  return (
    <li className="group relative border-t border-hair py-5">
      <h3 className="title-card max-w-[30em] group-hover:text-survey">
        <Link to={path} className="after:absolute after:inset-0">
          <Marked pieces={title} />
        </Link>
      </h3>
      {(date || context.length > 0) && (
        <p className="mt-1.5 text-s font-medium text-ink-soft">
          {date && <Day date={date} className="text-brass-text tabular-nums" />}
          {date && context.length > 0 && ' · '}
          {context.join(' · ')}
        </p>
      )}
      {excerpt.length > 0 && (
        <p className="mt-1.5 max-w-[66ch] text-ink-soft">
          <Marked pieces={excerpt} />
        </p>
      )}
    </li>
  );
}
