import { useEffect, useReducer, useRef } from 'react';
import { storedOrigin } from '../origin';
import { useLanguage } from '../taxonomy';
import type { Asked } from './address';
import { askSite } from './calls';
import { opened, type Popin, type PopinEvent, pending, popin } from './machine';
import { handingOff, outcome } from './settle';

/** Long enough to have left; what did not leave was a file, and the page is still there. */
const LEAVING_MS = 10_000;

/** The machine at work in a browser: it asks what is to be asked, and leaves for where the link leads. */
export function usePopin(from: Asked | Popin): [Popin, (event: PopinEvent) => void] {
  const language = useLanguage();
  const [state, send] = useReducer(popin, from, (start) =>
    'calls' in start ? start : opened(start),
  );
  const begun = useRef(new Set<number>());

  useEffect(() => {
    const visit = { origin: window.location.origin, tracking: trackingIn(document.cookie) };
    const ask = handingOff((question) => askSite(question, language), visit);
    for (const call of pending(state)) {
      if (begun.current.has(call.number)) continue;
      begun.current.add(call.number);
      void outcome(call, ask).then(send);
    }
  }, [state, language]);

  const { link } = state;
  useEffect(() => {
    if (!link) return;
    window.location.assign(link);
    const timer = setTimeout(() => send({ type: 'back' }), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [link]);

  // Back from there, the browser may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'back' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return [state, send];
}

function trackingIn(cookies: string): string {
  return new URLSearchParams(storedOrigin(cookies)).toString();
}
