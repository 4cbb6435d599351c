import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Acts as the new page comes, not after: what the visitor opens on it stays open. */
export function useRouteChange(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) act();
    shown.current = key;
  });
}
