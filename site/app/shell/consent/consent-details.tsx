import { LANGUAGE_COOKIE } from '../../modules/language';
import { Link, usePath } from '../../modules/navigation';
import { CHOICE_COOKIE, ORIGIN_COOKIES } from '../../modules/origin';
import { type Language, useLabels, useLanguage } from '../../modules/taxonomy';
import { Disclosure } from '../../ui/disclosure';
import { Table } from '../../ui/table';
import { LEGAL_PAGES } from '../legal-pages';

/** The purpose of each cookie, and how long it is kept. */
export function ConsentDetails({ languages }: { languages: readonly Language[] }) {
  const { utils, menus } = useLabels();
  const { consent } = utils;
  const path = usePath();
  const { privacy } = LEGAL_PAGES[useLanguage()];
  const { columns, purposes, days, months, year } = consent;
  const rows = [
    ...ORIGIN_COOKIES.map((name) => ({ name, kept: days })),
    { name: CHOICE_COOKIE, kept: months },
    ...(languages.length > 1 ? [{ name: LANGUAGE_COOKIE, kept: year } as const] : []),
  ] as const;
  return (
    <Disclosure look="words" title={consent.more} className="-my-2 desk:col-span-8">
      <div className="pb-2 text-xs sm:text-s">
        <Table
          columns={[
            { name: columns.name, className: 'pr-4' },
            { name: columns.purpose },
            { name: columns.kept, className: 'pl-4' },
          ]}
        >
          {rows.map(({ name, kept }) => (
            <tr key={name}>
              <th scope="row" className="pr-4">
                {name}
              </th>
              <td>{purposes[name]}</td>
              <td className="pl-4 whitespace-nowrap">{kept}</td>
            </tr>
          ))}
        </Table>
        <p className="mt-3">
          {consent.recipients} {consent.changeable}
        </p>
        <Link to={path(privacy)} className="text-link min-h-touch">
          {menus.privacy}
        </Link>
      </div>
    </Disclosure>
  );
}
