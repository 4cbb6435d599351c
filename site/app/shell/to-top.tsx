import { type MouseEvent, useSyncExternalStore } from 'react';
import { useLabels } from '../modules/taxonomy';
import { Icon } from '../ui/icon';
import { focusTop, TOP } from './top';

const BOTTOM = 'bottom-[calc(5rem+var(--foot-height))]';

/** NAV-11: floats over the page once it has left its top. Without scripts, the footer's arrow is enough. */
export function ToTopButton({ aboveBar }: { aboveBar: boolean }) {
  const { menus } = useLabels();
  const atTop = useAtTop();
  return (
    <button
      type="button"
      aria-label={menus.toTop}
      onClick={toTop}
      className={`fixed right-0 [view-transition-name:to-top] z-20 grid size-touch cursor-pointer place-content-center border border-r-0 border-ink bg-paper transition-opacity hover:bg-ink hover:text-paper low:hidden print:hidden ${
        aboveBar ? `${BOTTOM} mobile:bottom-above-bar` : BOTTOM
      } ${atTop ? 'invisible opacity-0' : ''}`}
    >
      <Icon name="up" size={18} line={1.6} />
    </button>
  );
}

/** NAV-11: at the foot of the page. Its place is kept while it is hidden, so that nothing moves when it shows. */
export function ToTopArrow({ className }: { className: string }) {
  const { menus } = useLabels();
  const atTop = useAtTop();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    toTop();
  };
  return (
    <a
      href={`#${TOP}`}
      onClick={onClick}
      className={`${className} gap-2 noscript:visible ${atTop ? 'invisible' : ''}`}
    >
      {menus.toTop}
      <Icon name="up" size={18} line={1.6} />
    </a>
  );
}

function toTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  focusTop();
}

function useAtTop(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY <= 0,
    () => true,
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
