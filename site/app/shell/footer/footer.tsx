import type { MenuEntry } from '../content/menus.server';
import { coordinates } from '../modules/map';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import type { FrameData } from './frame-data';
import { Logo } from './logo';

const NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'Youtube',
  linkedin: 'Linkedin',
  twitter: 'Twitter',
  discord: 'Discord',
  tiktok: 'Tiktok',
};
const LINK =
  'inline-flex min-h-touch items-center underline-offset-4 hover:underline desk:min-h-0 desk:py-1.5';

export function Footer({ data: { settings, footer, campuses, addresses } }: { data: FrameData }) {
  const { menus } = useLabels();
  return (
    <footer className="bg-ink text-paper">
      <div className="wrap grid gap-y-14 py-section">
        <div className="grid gap-x-gutter gap-y-8 desk:grid-cols-12 desk:items-end">
          <div className="desk:col-span-2">
            <Logo size={111} light />
          </div>
          {settings.baseline && <p className="title-3 desk:col-span-6">{settings.baseline}</p>}
          {settings.socials.length > 0 && (
            <nav aria-label={menus.socials} className="desk:col-span-4">
              <ul className="grid grid-cols-2 text-s">
                {settings.socials.map(({ type, url }) => (
                  <li key={type}>
                    <Link to={url} className={LINK}>
                      {NAMES[type]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <CampusIndex campuses={campuses} />
        <MenuColumns entries={footer} />
        <SubFooter siteName={settings.title} addresses={addresses} />
      </div>
    </footer>
  );
}

function CampusIndex({ campuses }: { campuses: FrameData['campuses'] }) {
  const { campuses: labels } = useLabels();
  const path = usePath();
  if (campuses.length === 0) return null;
  return (
    <section aria-labelledby="campus-index" className="border-t border-hair-ink pt-6">
      <h2 id="campus-index" className="mb-2 text-s font-semibold text-brass-light">
        {labels.index}
      </h2>
      <ol className="columns-2 gap-x-gutter desk:columns-4">
        {campuses.map(({ slug, name, latitude, longitude }) => (
          <li key={slug} className="break-inside-avoid border-b border-hair-ink">
            <Link
              to={path(`/campus/${slug}`)}
              className="flex min-h-touch items-center justify-between gap-3 text-s font-medium hover:text-brass-light desk:min-h-9"
            >
              {name}
              {latitude !== null && longitude !== null && (
                <span className="hidden text-xs whitespace-nowrap text-paper-soft tabular-nums lg:inline">
                  {coordinates(latitude, longitude, labels)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MenuColumns({ entries }: { entries: MenuEntry[] }) {
  const { menus } = useLabels();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={menus.footer} className="border-t border-hair-ink pt-6">
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 desk:grid-cols-4">
        {entries.map(({ kind, label, url, items }) => (
          <li key={label} className="text-s">
            {kind === 'link' && url ? (
              <Link to={url} className={LINK}>
                {label}
              </Link>
            ) : (
              <p className="mb-2 font-semibold text-brass-light">{label}</p>
            )}
            <ul>
              {items.map(
                (item) =>
                  item.url && (
                    <li key={item.label}>
                      <Link to={item.url} className={LINK}>
                        {item.label}
                      </Link>
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SubFooterProps = { siteName: string; addresses: FrameData['addresses'] };

function SubFooter({ siteName, addresses }: SubFooterProps) {
  const { menus } = useLabels();
  const path = usePath();
  const links = [
    { label: menus.terms, to: path('/cgv') },
    { label: menus.legalNotices, to: path('/mentions-legales') },
    { label: menus.privacy, to: path('/charte-donnees-personnelles') },
    { label: menus.careers, to: addresses.careers },
    { label: menus.complaint, to: addresses.complaint },
  ];
  return (
    <nav
      aria-label={menus.legal}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hair-ink pt-4 text-xs text-paper-soft"
    >
      <p>{siteName}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(
          ({ label, to }) =>
            to && (
              <li key={label}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
