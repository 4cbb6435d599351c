import { useState } from 'react';
import { useLabels } from '../../modules/taxonomy';
import { Cross } from '../../ui/cross';

/** APP-2: why the page is still the one before. It stays until it is read: no time is enough for everybody. */
export function Unanswered({ retry }: { retry: () => void }) {
  const { utils } = useLabels();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div className="bg-ink text-s text-paper">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-2 desk:flex-nowrap">
        <p role="alert" className="grow basis-80 py-2 font-medium">
          {utils.loadingFailed}
        </p>
        <button
          type="button"
          onClick={retry}
          className="min-h-touch cursor-pointer font-semibold underline underline-offset-4 hover:no-underline"
        >
          {utils.retry}
        </button>
        <button
          type="button"
          onClick={() => setRead(true)}
          aria-label={utils.dismiss}
          className="-mr-3 ml-auto grid size-touch cursor-pointer place-items-center"
        >
          <Cross />
        </button>
      </div>
    </div>
  );
}
