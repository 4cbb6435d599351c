import { useRef } from 'react';
import type { Banner as Announcement } from '../../content/banners.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Cross } from '../../ui/cross';
import { useHeight } from '../height';
import { focusTop } from '../top';
import { dismiss, useDismissal } from './dismissal';

/** NAV-14: in the flow, so that what is below starts lower by its height, before and without any script. */
export function Banner({ banner: { slug, message, url } }: { banner: Announcement }) {
  const { menus } = useLabels();
  const strip = useRef<HTMLElement>(null);
  useHeight('--banner-height', strip);
  useDismissal(slug);
  const close = () => {
    dismiss(slug);
    focusTop();
  };
  return (
    <aside
      ref={strip}
      aria-label={menus.banner}
      className="border-b-2 border-brass bg-ink text-s text-paper in-data-banner-dismissed:hidden print:hidden"
    >
      <div className="wrap flex items-center justify-between gap-4">
        <Message message={message} url={url} />
        <button
          type="button"
          aria-label={menus.dismissBanner}
          onClick={close}
          className="-mr-4 grid size-touch flex-none cursor-pointer place-content-center hover:text-brass-light noscript:hidden"
        >
          <Cross />
        </button>
      </div>
    </aside>
  );
}

function Message({ message, url }: Pick<Announcement, 'message' | 'url'>) {
  const path = usePath();
  if (url === null) return <p className="py-2.5 font-medium">{message}</p>;
  return (
    <Link
      // An editor types it once, for every language.
      to={url.startsWith('/') ? path(url) : url}
      className="flex min-h-touch items-center py-2.5 font-medium underline-offset-4 hover:underline"
    >
      <span>
        {message} <Arrow />
      </span>
    </Link>
  );
}
