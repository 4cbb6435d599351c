import type { MouseEvent } from 'react';
import { useLabels } from '../../modules/taxonomy';
import { CONSENT_PANEL } from './id';
import { reopen } from './state';

/** TRK-4: leads back to the question. Without scripts, the address names the panel, which shows. */
export function ConsentLink({ className }: { className: string }) {
  const { consent } = useLabels().utils;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    reopen(event.currentTarget);
  };
  return (
    <a href={`#${CONSENT_PANEL}`} onClick={onClick} className={className}>
      {consent.manage}
    </a>
  );
}
