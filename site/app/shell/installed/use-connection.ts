import { useEffect, useReducer } from 'react';
import { useRevalidator } from 'react-router';
import { type Connection, nextConnection } from './connection';

const BACK_SHOWN_MS = 5000;

/** APP-1: the state of the network, in an installed application only; its return refreshes the page's data. */
export function useConnection(): Connection {
  const [connection, change] = useReducer(nextConnection, 'quiet');
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const look = () => {
      if (isInstalled()) change(navigator.onLine ? 'returned' : 'lost');
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);

  useEffect(() => {
    if (connection !== 'back') return;
    const timer = setTimeout(change, BACK_SHOWN_MS, 'elapsed');
    void whenReachable(revalidate);
    return () => clearTimeout(timer);
  }, [connection, revalidate]);

  return connection;
}

/** iOS says it in a way of its own, which types do not know. */
function isInstalled(): boolean {
  const isIosApplication = 'standalone' in navigator && navigator.standalone === true;
  return isIosApplication || window.matchMedia('(display-mode: standalone)').matches;
}

const FIRST_WAIT_MS = 1000;

/** A browser says it is online as soon as there is a network, which may lead nowhere yet: a page in order must not be lost to that, nor stay old once it leads somewhere. */
async function whenReachable(refresh: () => Promise<void>): Promise<void> {
  for (let wait = FIRST_WAIT_MS; navigator.onLine; wait *= 2) {
    if (await isReachable()) return refresh();
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
