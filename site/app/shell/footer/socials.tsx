import type { Settings } from '../../content/settings.server';
import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Icon } from '../../ui/icon';

const NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'Youtube',
  linkedin: 'Linkedin',
  twitter: 'Twitter',
  discord: 'Discord',
  tiktok: 'Tiktok',
};

/** BLK-2: by their signs, and by their names where there is room. */
export function Socials({ socials }: { socials: Settings['socials'] }) {
  const { menus } = useLabels();
  if (socials.length === 0) return null;
  return (
    <nav
      aria-label={menus.socials}
      className="col-span-full -ml-2.5 desktop:col-span-4 desktop:ml-0"
    >
      <ul className="flex flex-wrap text-s desktop:block desktop:columns-2 desktop:gap-x-gutter">
        {socials.map(({ type, url }) => (
          <li key={url}>
            <Link
              to={url}
              className="inline-flex min-h-touch min-w-touch items-center justify-center gap-3 underline-offset-4 hover:text-brass-light hover:underline"
            >
              <Icon name={type} size={22} line={1.6} />
              <span className="sr-only desktop:not-sr-only">{NAMES[type]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
