import type { ReactNode } from 'react';

export type LogoProps = { size: number; light?: boolean };

/** What a school gives beside its style sheets and its files: `schools/<PRODUCT>/index.ts`, known as `@school`. */
export type School = {
  /** Asked for with the page, and used if they are there for its first paint: text never moves once it is read. */
  fonts: readonly string[];
  Logo: (props: LogoProps) => ReactNode;
  /** The pictures that `npm run map` draws in its colours. */
  relief: Readonly<Record<'narrow' | 'wide' | 'wideTwice', string>>;
};

/** What the server itself draws with: `schools/<PRODUCT>/print.server.ts`. Files are in the build, as `data:` addresses. */
export type Print = {
  /** The fonts of the pages; of each, what it has for French first, then for the other languages in Latin letters. */
  fonts: Readonly<Record<'display' | 'text', readonly string[]>>;
  relief: string;
};
