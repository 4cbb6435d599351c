import { type MouseEvent, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { Link, usePath } from '../navigation';
import { campaignIn } from '../origin';
import { applicationAddress, askedBy, asking } from './address';
import { Opening } from './opening';

/** POP-2: where a call to action leads, in the language being read. */
export function useApplicationAddress(): (
  action: string,
  about?: Parameters<typeof applicationAddress>[2],
) => string {
  const home = usePath()('/');
  return (action, about) => applicationAddress(home, action, about);
}

type Props = { to: string; children: ReactNode; className?: string; current?: boolean };

/** A link that opens the pop-in over the page, if that is where it leads. Without scripts, or in another tab, it is followed. */
export function ActionLink({ to, children, className, current }: Props) {
  const opening = useContext(Opening);
  const asked = askedBy(to, usePath()('/'));
  const campaign = campaignIn(useLocation().search);
  const href = asked ? asking(to, campaign) : to;
  const look = className && { className };
  if (!asked || !opening) {
    return (
      <Link to={href} {...look} {...(current && { current })}>
        {children}
      </Link>
    );
  }
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    opening.open(asked, href);
  };
  return (
    <a
      href={href}
      onClick={press}
      onPointerEnter={opening.prepare}
      onPointerDown={opening.prepare}
      onFocus={opening.prepare}
      {...look}
    >
      {children}
    </a>
  );
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
