import { longDate } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { addressOf, type Instant, type Result } from '../../modules/search';
import { counted, type Dictionary, fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Marked } from '../../ui/marked';
import type { Progress } from './use-instant';

type Props = { words: string; progress: Progress };

/** What was found so far, by kind. How it goes is said aloud. */
export function InstantResults({ words, progress }: Props) {
  const { search } = useLabels().utils;
  const path = usePath();
  const answer = 'answer' in progress ? progress.answer : null;
  return (
    <>
      <div className="flex min-h-touch items-center justify-between gap-4 text-s">
        <p role="status" className="font-medium text-ink-soft tabular-nums">
          {said(progress, words, search)}
        </p>
        {answer !== null && answer.count > 0 && (
          <Link
            to={path(addressOf({ words, within: null, page: 1 }))}
            className="text-link min-h-touch flex-none"
          >
            {search.seeAll} <Arrow />
          </Link>
        )}
      </div>
      {answer !== null && answer.count > 0 ? (
        <Groups groups={answer.groups} fresh={progress.state === 'found'} />
      ) : (
        <Examples />
      )}
    </>
  );
}

function said(progress: Progress, words: string, search: Dictionary['utils']['search']): string {
  if (progress.state === 'idle') return '';
  if (progress.state === 'failed') return search.failed;
  if (progress.state === 'waiting' || !progress.answer) return search.waiting;
  const { count } = progress.answer;
  if (count === 0) return fill(search.none, { words });
  return counted(search.count, count);
}

function Groups({ groups, fresh }: { groups: Instant['groups']; fresh: boolean }) {
  const { search } = useLabels().utils;
  return (
    <div className={`transition-opacity ${fresh ? '' : 'opacity-60'}`}>
      {groups.map(({ kind, results }) => (
        <section
          key={kind}
          aria-labelledby={`vite-${kind}`}
          className="grid gap-x-gutter border-t border-ink desk:grid-cols-12"
        >
          <h2
            id={`vite-${kind}`}
            className="pt-3 text-xs font-semibold text-brass-text desk:col-span-2"
          >
            {search.kinds[kind]}
          </h2>
          <ul className="divide-y divide-hair desk:col-span-10">
            {results.map((result) => (
              <li key={result.path}>
                <ResultLink result={result} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What others look for, where there is nothing else to show. */
function Examples() {
  const { search } = useLabels().utils;
  const path = usePath();
  return (
    <section
      aria-labelledby="souvent"
      className="grid items-baseline gap-x-gutter border-t border-ink pt-3 desk:grid-cols-12"
    >
      <h2 id="souvent" className="text-xs font-semibold text-brass-text desk:col-span-2">
        {search.often}
      </h2>
      <ul className="flex flex-wrap gap-x-8 desk:col-span-10">
        {search.examples.map((words) => (
          <li key={words}>
            <Link
              to={path(addressOf({ words, within: null, page: 1 }))}
              className="text-link min-h-touch min-w-touch"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultLink({ result: { path, title, date, context } }: { result: Result }) {
  const language = useLanguage();
  const facts = [...(date ? [longDate(new Date(date), language)] : []), ...context];
  return (
    <Link
      to={path}
      className="flex min-h-touch flex-wrap items-baseline justify-between gap-x-6 py-2.5 -outline-offset-2 hover:text-survey"
    >
      <span className="font-semibold">
        <Marked pieces={title} />
      </span>
      {facts.length > 0 && <span className="text-xs text-ink-soft">{facts.join(' · ')}</span>}
    </Link>
  );
}
