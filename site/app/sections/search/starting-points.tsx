import { Link, usePath } from '../../modules/navigation';
import { addressOf } from '../../modules/search';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';

/** Where to begin when nothing is asked, or nothing is found. */
export function StartingPoints() {
  const { courses, campuses, agenda, news, menus, utils } = useLabels();
  const path = usePath();
  const { search } = utils;
  const pages = [
    { to: '/programmes', name: courses.courses },
    { to: '/campus', name: campuses.campuses },
    { to: '/agenda', name: agenda.agenda },
    { to: '/offres-alternance', name: courses.offers.offers },
    { to: '/actualites', name: news.news },
    { to: '/contact', name: menus.contact },
  ];
  return (
    <div className="grid gap-x-gutter gap-y-10 desk:grid-cols-12">
      <div className="desk:col-span-3 desk:pr-12">
        <h2 className="text-s font-semibold">{search.often}</h2>
        <ul className="mt-2 flex flex-wrap gap-x-6 desk:block">
          {search.examples.map((words) => (
            <li key={words}>
              <Link
                to={path(addressOf({ words, within: null, page: 1 }))}
                inPlace
                className="text-link min-h-touch min-w-touch"
              >
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={utils.errors.visit} className="desk:col-span-9">
        <ul className="grid gap-x-gutter border-b border-ink sm:grid-cols-2">
          {pages.map(({ to, name }) => (
            <li key={to} className="border-t border-ink">
              <Link
                to={path(to)}
                className="title-3 flex min-h-18 items-center justify-between py-3 hover:text-survey"
              >
                {name} <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
