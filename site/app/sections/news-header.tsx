import type { News } from '../content/news.server';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { NewsFacts } from './news-facts';

export function NewsHeader({ news }: { news: News }) {
  const { menus, commons, news: labels } = useLabels();
  const path = usePath();
  return (
    <header className="wrap pt-6 pb-10 desk:pb-14">
      <nav aria-label={menus.breadcrumb} className="text-xs text-ink-soft">
        <ol className="flex gap-2">
          <li>
            <Link to={path('/')} className="hover:underline">
              {commons.home}
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li>{labels.news}</li>
          <li aria-hidden="true">/</li>
          <li aria-current="page" className="max-w-[24em] truncate">
            {news.title}
          </li>
        </ol>
      </nav>
      <div className="mt-10 desk:mt-16">
        <NewsFacts news={{ ...news, campuses: [] }} />
        <h1 className="title-2 mt-4 max-w-[18em]">{news.title}</h1>
      </div>
    </header>
  );
}
