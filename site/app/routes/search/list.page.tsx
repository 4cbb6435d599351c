import { SearchHeader } from '../../sections/search/search-header';
import { SearchOutcome } from '../../sections/search/search-outcome';
import type { Route } from './+types/list';

export function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SearchHeader words={loaderData.asked.words} />
      <div className="wrap pb-section">
        <SearchOutcome outcome={loaderData} />
      </div>
    </>
  );
}
