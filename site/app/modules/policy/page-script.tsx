import { createContext, useContext } from 'react';

/** What the scripts of the page being rendered are known by, until their hashes take its place. */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A script written in the page by us. One written in any other way is not run. */
export function PageScript({ children }: { children: string }) {
  return <script nonce={useContext(ScriptMark)}>{children}</script>;
}
