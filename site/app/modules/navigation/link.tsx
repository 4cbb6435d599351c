import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

type Props = {
  to: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
  lang?: string;
};

/** A link to a page of the site or to another site, which is told to leave no trace of where the visitor came from. */
export function Link({ to, children, className, current, lang }: Props) {
  const shared = {
    ...(className && { className }),
    ...(lang && { lang }),
    ...(current && { 'aria-current': 'page' as const }),
  };
  if (to.startsWith('/')) {
    return (
      <RouterLink to={to} {...shared}>
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
