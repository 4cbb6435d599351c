import type { ReactNode } from 'react';
import { Link, QueryForm } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { Button } from '../ui/button';

type Props = {
  /** What is filtered, for those who hear the page. */
  name: string;
  /** The list's own address, without a query. */
  to: string;
  /** Where on the page the list stands, when it is not the page. */
  at?: string;
  filters: Record<string, string>;
  children: ReactNode;
};

/** The filters of a list, in twelve columns of which the last two are the button's. Other filters, by a link, are another form. */
export function FilterForm({ name, to, at, filters, children }: Props) {
  const { commons } = useLabels();
  return (
    <search aria-label={name}>
      <QueryForm
        to={to}
        {...(at && { at })}
        className="grid items-end gap-x-gutter gap-y-5 desk:grid-cols-12"
      >
        {children}
        <Button type="submit" className="desk:col-span-2">
          {commons.filter}
        </Button>
      </QueryForm>
      {Object.values(filters).some(Boolean) && (
        <p className="mt-3">
          <Link to={to} inPlace className="text-link min-h-touch">
            {commons.clearFilters}
          </Link>
        </p>
      )}
    </search>
  );
}
