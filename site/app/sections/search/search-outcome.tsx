import type { Pages } from '../../modules/lists';
import { Link, usePath } from '../../modules/navigation';
import { type Asked, addressOf, type Group, type Result } from '../../modules/search';
import { counted, fill, useLabels } from '../../modules/taxonomy';
import { NoResult } from '../no-result';
import { Pagination } from '../pagination';
import { KindHeading } from './kind-heading';
import { KindRail } from './kind-rail';
import { ResultGroups } from './result-groups';
import { ResultList } from './result-row';
import { StartingPoints } from './starting-points';

type Answer = {
  count: number;
  /** The words, where one of them was taken for another. */
  understood: string | null;
  /** What is found has only some of the words. */
  loose: boolean;
  suggestion: string | null;
  groups: Group[];
  /** Of one kind, a page; of all of them, none. */
  page: { count: number; pages: Pages; results: Result[] } | null;
};

export type Outcome = { asked: Asked } & (
  | { state: 'unasked' }
  | { state: 'unavailable' }
  | ({ state: 'answered' } & Answer)
);

/** What a search comes to: nothing asked, nothing found, no answer, or pages by kind. */
export function SearchOutcome({ outcome }: { outcome: Outcome }) {
  const { search } = useLabels().utils;
  const { asked } = outcome;
  if (outcome.state === 'unasked') return <StartingPoints />;
  if (outcome.state === 'unavailable')
    return (
      <p role="status" className="max-w-[34em] border-y border-ink py-6 text-l">
        {search.unavailable}
      </p>
    );
  if (outcome.count === 0)
    return <NothingFound words={asked.words} suggestion={outcome.suggestion} />;
  return (
    <>
      <Count {...outcome} words={outcome.understood ?? asked.words} />
      <div className="grid gap-x-gutter gap-y-8 desk:grid-cols-12">
        <KindRail asked={asked} groups={outcome.groups} count={outcome.count} />
        <div className="min-w-0 desk:col-span-9">
          {asked.within && outcome.page ? (
            <OfOneKind asked={asked} kind={asked.within} page={outcome.page} />
          ) : (
            <ResultGroups asked={asked} groups={outcome.groups} />
          )}
        </div>
      </div>
    </>
  );
}

function Count({ count, loose, words }: Answer & { words: string }) {
  const { search } = useLabels().utils;
  return (
    <p role="status" className="mb-6 text-s font-medium text-ink-soft tabular-nums">
      {counted(loose ? search.loose : search.found, count, { words })}
    </p>
  );
}

type OfOneKindProps = {
  asked: Asked;
  kind: NonNullable<Asked['within']>;
  page: NonNullable<Answer['page']>;
};

function OfOneKind({ asked, kind, page: { count, pages, results } }: OfOneKindProps) {
  const { search } = useLabels().utils;
  const path = usePath();
  return (
    <section aria-labelledby="rubrique">
      <KindHeading id="rubrique" name={search.kinds[kind]} count={count} />
      {count === 0 ? <NoResult /> : <ResultList results={results} />}
      <Pagination pages={pages} to={(page) => path(addressOf({ ...asked, page }))} />
    </section>
  );
}

function NothingFound({ words, suggestion }: { words: string; suggestion: string | null }) {
  const { search } = useLabels().utils;
  const path = usePath();
  return (
    <>
      <div className="mb-12 border-y border-ink py-6">
        <p role="status" className="title-3">
          {fill(search.none, { words })}
        </p>
        {suggestion && (
          <p className="mt-3 text-l">
            {search.suggestion}{' '}
            <Link
              to={path(addressOf({ words: suggestion, within: null, page: 1 }))}
              className="font-semibold text-survey underline underline-offset-4"
            >
              {suggestion}
            </Link>
            {'\u00a0?'}
          </p>
        )}
        <p className="mt-3 text-ink-soft">{search.advice}</p>
      </div>
      <StartingPoints />
    </>
  );
}
