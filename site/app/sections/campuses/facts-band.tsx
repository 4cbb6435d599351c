import type { ReactNode } from 'react';
import type { Campus } from '../../content/campuses.server';
import { type Opening, openingInWords } from '../../modules/campuses';
import { Link } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Email } from '../../ui/email';
import { telephone } from '../contact/telephone';

type Props = { campus: Campus; opening: Opening | null };

/** Where it is, how to reach it, and whether someone is there now. Nothing of what is not known. */
export function FactsBand({ campus, opening }: Props) {
  const labels = useLabels();
  const language = useLanguage();
  const { page } = labels.campuses;
  const { address, phone, email } = campus;
  if (!address && !phone && !email && !opening) return null;
  return (
    <address className="bg-ink text-paper not-italic print:bg-transparent print:text-ink">
      <dl className="wrap grid gap-x-gutter sm:grid-cols-2 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none">
        {address && (
          <Cell name={labels.commons.address} note={<Directions campus={campus} />}>
            {address.street}
            <br />
            {[address.postcode, address.city].filter(Boolean).join(' ')}
          </Cell>
        )}
        {phone && (
          <Cell name={labels.commons.phone}>
            <Link to={telephone(phone)} className={`${REACH} whitespace-nowrap`}>
              {phone}
            </Link>
          </Cell>
        )}
        {email && (
          <Cell name={labels.commons.email}>
            <Link to={`mailto:${email}`} className={`${REACH} wrap-anywhere`}>
              <Email address={email} />
            </Link>
          </Cell>
        )}
        {opening && (
          <Cell name={page.today}>{openingInWords(opening, labels.campuses, language)}</Cell>
        )}
      </dl>
    </address>
  );
}

/** As high as a finger needs, and no higher in the text. */
const REACH = '-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline';

type CellProps = { name: string; note?: ReactNode; children: ReactNode };

function Cell({ name, note, children }: CellProps) {
  return (
    <div className="border-hair-ink py-4 not-first:border-t sm:max-desk:nth-2:border-t-0 desk:py-6 desk:not-first:border-t-0 desk:not-first:border-l desk:not-first:pl-4">
      <dt className="text-xs font-medium text-brass-light print:text-brass-text">{name}</dt>
      <dd className="mt-1 font-display text-card leading-tight font-semibold">{children}</dd>
      {note && <dd className="text-s">{note}</dd>}
    </div>
  );
}

function Directions({ campus: { latitude, longitude } }: { campus: Campus }) {
  const { page } = useLabels().campuses;
  if (latitude === null || longitude === null) return null;
  return (
    <Link
      to={`https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`}
      className="inline-flex min-h-touch items-center font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <span>
        {page.directions} <Arrow />
        <span className="sr-only"> {page.onMap}</span>
      </span>
    </Link>
  );
}
