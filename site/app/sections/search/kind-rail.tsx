import { Link, usePath } from '../../modules/navigation';
import { type Asked, addressOf, type Group } from '../../modules/search';
import { useLabels } from '../../modules/taxonomy';

type Props = { asked: Asked; groups: Group[]; count: number };

/** What was found, by kind: each a list of its own. */
export function KindRail({ asked, groups, count }: Props) {
  const { search } = useLabels().utils;
  const path = usePath();
  const entries = [
    { within: null, name: search.everything, count },
    ...groups.map(({ kind, count }) => ({ within: kind, name: search.kinds[kind], count })),
  ];
  return (
    <nav aria-label={search.within} className="desk:col-span-3 desk:pr-12">
      <ul className="flex flex-wrap gap-x-6 border-t border-ink desk:sticky desk:top-clear desk:block">
        {entries.map(({ within, name, count }) => (
          <li key={name} className="desk:border-b desk:border-hair">
            <Link
              to={path(addressOf({ words: asked.words, within, page: 1 }))}
              inPlace
              current={asked.within === within}
              className="flex min-h-touch items-center justify-between gap-2 text-s font-medium hover:text-survey aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_0_-2px_currentColor] desk:aria-[current=page]:shadow-[inset_3px_0_currentColor] desk:aria-[current=page]:pl-4"
            >
              {name}
              <span className="text-ink-soft tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
