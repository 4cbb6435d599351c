import { QueryForm, usePath } from '../../modules/navigation';
import { LONGEST_QUERY } from '../../modules/search';
import { useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { LargeSearchField } from '../../ui/large-search-field';
import { Magnifier } from '../../ui/magnifier';
import { Breadcrumb } from '../breadcrumb';

/** The field, and what is in it. */
export function SearchHeader({ words }: { words: string }) {
  const { search } = useLabels().utils;
  const path = usePath();
  return (
    <header className="wrap pt-6 pb-8 desk:pb-12">
      <Breadcrumb here={search.search} />
      <h1 className="title-2 mt-10 desk:mt-16">{search.search}</h1>
      <search aria-label={search.search} className="mt-8 block desk:mt-10">
        <QueryForm
          to={path('/recherche')}
          className="grid grid-cols-[1fr_auto] items-end gap-x-gutter desk:grid-cols-12"
        >
          <LargeSearchField
            label={search.field}
            name="q"
            value={words}
            longest={LONGEST_QUERY}
            className="min-w-0 desk:col-span-9"
          />
          <Button
            type="submit"
            look="filled"
            className="h-14 max-desk:w-14 max-desk:px-0 desk:col-span-3"
          >
            <span className="desk:hidden">
              <Magnifier size={20} />
            </span>
            <span className="max-desk:sr-only">{search.submit}</span>
          </Button>
        </QueryForm>
      </search>
    </header>
  );
}
