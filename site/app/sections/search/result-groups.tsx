import { type Asked, addressOf, type Group } from '../../modules/search';
import { fill, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { KindHeading } from './kind-heading';
import { ResultList } from './result-row';

type Props = { asked: Asked; groups: Group[] };

/** The first few of each kind, and the way to the rest. */
export function ResultGroups({ asked, groups }: Props) {
  const { search } = useLabels().utils;
  return (
    <div className="grid gap-y-12">
      {groups.map(({ kind, count, results }) => (
        <section key={kind} aria-labelledby={`trouve-${kind}`}>
          <KindHeading id={`trouve-${kind}`} name={search.kinds[kind]} count={count} />
          <ResultList results={results} />
          {count > results.length && (
            <p className="border-t border-hair pt-3">
              <ArrowLink to={addressOf({ ...asked, within: kind, page: 1 })}>
                {fill(search.allWithin, { kind: search.kinds[kind] })}
              </ArrowLink>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
