import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { mayAskAhead } from './prefetch';

type Props = {
  to: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
  lang?: string;
  /** The same page, otherwise: the visitor stays where they are. */
  inPlace?: boolean;
  /** For the pointer alone: the same link is elsewhere on the page. */
  untabbed?: boolean;
  /** Its name, where it is a drawing. */
  label?: string;
  onClick?: () => void;
};

/** A link to a page of the site or to another site, which is told to leave no trace of where the visitor came from. */
export function Link({
  to,
  children,
  className,
  current,
  lang,
  inPlace = false,
  untabbed,
  label,
  onClick,
}: Props) {
  const { pathname } = useLocation();
  const shared = {
    ...(className && { className }),
    ...(lang && { lang }),
    ...(current && { 'aria-current': 'page' as const }),
    ...(untabbed && { tabIndex: -1 }),
    ...(label && { 'aria-label': label }),
    ...(onClick && { onClick }),
  };
  if (to.startsWith('/')) {
    return (
      <RouterLink
        to={to}
        prefetch={mayAskAhead() ? 'intent' : 'none'}
        preventScrollReset={inPlace}
        viewTransition={canTransition() && pathOf(to) !== pathname}
        {...shared}
      >
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={to} rel="noopener" {...shared}>
      {children}
    </a>
  );
}

/** NAV-13. Where it is missing, the router would say so in the console. */
export function canTransition(): boolean {
  return typeof document !== 'undefined' && 'startViewTransition' in document;
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '');
}
