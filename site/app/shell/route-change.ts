import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryKey } from '../modules/navigation';

/**
 * Closes what is open over a page as the next one comes, not after. The address changes a moment before the page is drawn:
 * what was opened in between was opened on the new one, and stays.
 */
export function useRouteChange(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const openedAt = useRef<string>(undefined);
  useLayoutEffect(() => {
    openedAt.current = open ? entryKey() : undefined;
  }, [open]);
  useLayoutEffect(() => {
    if (shown.current !== key && openedAt.current !== key) close();
    shown.current = key;
  });
}
