import { Link, usePath } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { Outward } from '../../ui/outward';
import { ConsentLink } from '../consent/consent-link';
import type { Core } from '../frame-data';
import { LEGAL_PAGES } from '../legal-pages';
import { ToTopArrow } from '../to-top';
import { LINK } from './link-style';

type Props = Pick<Core, 'settings' | 'addresses' | 'hasConsent'>;

export function SubFooter({ settings, addresses, hasConsent }: Props) {
  const { menus } = useLabels();
  const path = usePath();
  const pages = LEGAL_PAGES[useLanguage()];
  const links = [
    { label: menus.terms, to: path(pages.terms) },
    { label: menus.legalNotices, to: path(pages.legalNotices) },
    { label: menus.privacy, to: path(pages.privacy) },
    { label: menus.accessibility[settings.accessibility], to: path(pages.accessibility) },
    { label: menus.careers, to: addresses.careers, outward: true },
    { label: menus.complaint, to: addresses.complaint, outward: true },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hair-ink pt-2 text-xs desktop:pt-4">
      <p className="text-paper-soft">{settings.title}</p>
      <nav
        aria-label={menus.legal}
        className="order-last w-full xl:order-none xl:mr-4 xl:ml-auto xl:w-auto"
      >
        <ul className="grid sm:flex sm:flex-wrap sm:gap-x-6">
          {links.map(
            ({ label, to, outward }) =>
              to && (
                <li key={label}>
                  <Link to={to} className={`${LINK} gap-1.5`}>
                    {label}
                    {outward && <Outward />}
                  </Link>
                </li>
              ),
          )}
          {hasConsent && (
            <li>
              <ConsentLink className={LINK} />
            </li>
          )}
        </ul>
      </nav>
      <ToTopArrow className={LINK} />
    </div>
  );
}
