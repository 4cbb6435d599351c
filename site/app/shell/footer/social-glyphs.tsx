import type { ReactNode } from 'react';
import type { Settings } from '../../content/settings.server';

type Social = Settings['socials'][number]['type'];

/** Each network's sign, in one line on a square of 24. */
export const GLYPHS: Record<Social, ReactNode> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.7" cy="7.3" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  facebook: <path d="M17 4h-2a4 4 0 0 0-4 4v13M7 12h9" strokeWidth="2.4" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5.2 3-5.2 3z" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <path d="M5.5 10v10M11 20V10M11 14.5a4 4 0 0 1 8 0V20" strokeWidth="2.4" />
      <circle cx="5.5" cy="5.5" r="1.6" fill="currentColor" stroke="none" />
    </>
  ),
  twitter: (
    <path d="M21.5 6.5 19 9c.2 6-4.3 10.5-10.2 10.5-2.2 0-4.2-.6-5.8-1.6 2 0 3.8-.6 5.1-1.7C4.5 14.6 3 10.6 4 6c2 2.3 4.5 3.6 7.7 3.8C11.4 7 13.2 5 15.6 5c1.2 0 2.3.5 3 1.3z" />
  ),
  discord: (
    <>
      <path d="M8.3 5.5C6.9 5.7 5.7 6.1 4.7 6.6 2.9 9.7 2.2 13.2 2.4 17.2c1.5 1.1 3 1.8 4.7 2.1l1.1-2.1c2.5.7 5.1.7 7.6 0l1.1 2.1c1.7-.3 3.2-1 4.7-2.1.2-4-.5-7.5-2.3-10.6-1-.5-2.2-.9-3.6-1.1l-.7 1.3c-2-.3-4-.3-6 0z" />
      <circle cx="9" cy="12.6" r="1.5" fill="currentColor" stroke="none" />
      <circle cx="15" cy="12.6" r="1.5" fill="currentColor" stroke="none" />
    </>
  ),
  tiktok: <path d="M13.5 3v13a4 4 0 1 1-4-4M13.5 3c.3 3 2.3 5 5.5 5.2" strokeWidth="2.2" />,
};
