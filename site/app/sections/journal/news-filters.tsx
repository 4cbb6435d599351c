import type { CampusChoices } from '../../modules/campus-choice';
import { type Choice, choices } from '../../modules/lists';
import { QueryForm, usePath } from '../../modules/navigation';
import { type NewsFilters, newsAddress } from '../../modules/news';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { Chevron } from '../../ui/chevron';
import { CampusByName } from '../campus-by-name';
import { CategoryLinks } from './category-links';

type NewsChoices = { categories: Choice[]; campuses: CampusChoices };
type Props = { filters: NewsFilters; known: NewsChoices };

/** RTE-2: by category, which are links, and by campus, of which there are too many for that. */
export function NewsFilterBar({ filters, known }: Props) {
  const { news } = useLabels();
  const language = useLanguage();
  const path = usePath();
  const { category } = filters;
  return (
    <search
      aria-label={news.filter}
      className="items-stretch border-y border-ink max-desk:grid desk:flex"
    >
      <CategoryLinks
        name={news.categories}
        all={news.allCategories}
        asked={category}
        choices={choices(known.categories, category, language)}
        to={(asked) => path(newsAddress(1, { ...filters, category: asked }))}
      />
      <QueryForm
        to={path('/actualites')}
        className="flex border-hair max-desk:border-t desk:border-l desk:border-ink"
      >
        {category && <input type="hidden" name="rubrique" value={category} />}
        <CampusSelect asked={filters.campus} known={known.campuses} />
        <SubmitCell />
      </QueryForm>
    </search>
  );
}

function CampusSelect({ asked, known }: { asked: string; known: CampusChoices }) {
  const { campuses } = useLabels();
  if (!Array.isArray(known))
    return (
      <CampusByName
        typed={known}
        className="flex-1 desk:pl-6"
        control="min-h-13 w-full min-w-44 bg-transparent pr-3 text-s font-semibold"
      />
    );
  return (
    <label className="relative flex flex-1 items-center desk:pl-6">
      <span className="sr-only">{campuses.campus}</span>
      <select
        name="campus"
        defaultValue={asked}
        className="min-h-13 w-full min-w-44 appearance-none bg-transparent pr-9 text-s font-semibold"
      >
        <option value="">{campuses.allCampuses}</option>
        {known.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-3">
        <Chevron />
      </span>
    </label>
  );
}

function SubmitCell() {
  const { commons } = useLabels();
  return (
    <button
      type="submit"
      className="cursor-pointer border-l border-hair pl-5 text-s font-semibold text-survey underline-offset-4 hover:underline"
    >
      {commons.filter}
    </button>
  );
}
