import { Link, usePath } from '../../modules/navigation';
import { type Asked, addressOf, type Group } from '../../modules/search';
import { fill, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { KindHeading } from './kind-heading';
import { ResultList } from './result-row';

type Props = { asked: Asked; groups: Group[] };

/** The first few of each kind, and the way to the rest. */
export function ResultGroups({ asked, groups }: Props) {
  const { search } = useLabels().utils;
  const path = usePath();
  return (
    <div className="grid gap-y-12">
      {groups.map(({ kind, count, results }) => (
        <section key={kind} aria-labelledby={`trouve-${kind}`}>
          <KindHeading id={`trouve-${kind}`} name={search.kinds[kind]} count={count} />
          <ResultList results={results} />
          {count > results.length && (
            <p className="border-t border-hair pt-3">
              <Link
                to={path(addressOf({ ...asked, within: kind, page: 1 }))}
                className="text-link min-h-touch"
              >
                {fill(search.allWithin, { kind: search.kinds[kind] })} <Arrow />
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
