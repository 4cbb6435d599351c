import type { Choice } from '../../modules/lists';
import { Link } from '../../modules/navigation';
import { showWhole } from '../../ui/show-whole';

type Props = {
  /** What is chosen among, for those who hear the page. */
  name: string;
  all: string;
  asked: string;
  choices: Choice[];
  to: (value: string) => string;
};

/** The parts of a list, on one line: each is a link, that of the list as it stands is marked. */
export function CategoryLinks({ name, all, asked, choices, to }: Props) {
  return (
    <nav
      aria-label={name}
      onFocus={showWhole}
      className="min-w-0 flex-1 max-desk:-mx-edge max-desk:overflow-x-auto"
    >
      <ul className="flex gap-x-6 max-desk:w-max max-desk:px-edge desk:flex-wrap">
        {[{ value: '', name: all }, ...choices].map((choice) => (
          <li key={choice.value}>
            <Link
              to={to(choice.value)}
              inPlace
              current={choice.value === asked}
              className="flex min-h-13 items-center border-y-[3px] border-transparent text-s font-medium whitespace-nowrap hover:text-survey aria-[current]:border-b-ink aria-[current]:font-semibold"
            >
              {choice.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
