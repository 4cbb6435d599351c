import { useEffect, useState } from 'react';
import type { Instant } from '../../modules/search';
import { useLanguage } from '../../modules/taxonomy';

const PAUSE_MS = 150;
const SHORTEST = 2;

/** Of the words being typed: nothing yet, the wait for an answer, the answer, or that there is none. */
export type Progress =
  | { state: 'idle' }
  | { state: 'waiting' | 'found'; answer: Instant | null }
  | { state: 'failed' };

/** What has the words being typed, a moment after they are. A later question does away with an earlier one. */
export function useInstant(typed: string): Progress {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const locale = useLanguage();
  const words = typed.trim();

  useEffect(() => {
    if (words.length < SHORTEST) return setProgress({ state: 'idle' });
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await instant(new URLSearchParams({ q: words, locale }), asking.signal);
        if (!asking.signal.aborted) setProgress({ state: 'found', answer });
      } catch {
        if (!asking.signal.aborted) setProgress({ state: 'failed' });
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    // What was found so far stays in view until there is something to put in its place.
    setProgress((before) => ({
      state: 'waiting',
      answer: 'answer' in before ? before.answer : null,
    }));
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, locale]);

  return progress;
}

async function instant(query: URLSearchParams, signal: AbortSignal): Promise<Instant> {
  const response = await fetch(`/api/search?${query}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return response.json();
}
