/** Code that is missing has its page loaded anew (decision 0031), unless whoever asks for it has an answer of their own. */
export async function ownFailure<Value>(act: () => Promise<Value>): Promise<Value> {
  if (import.meta.env.SSR) return act();
  const keep = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keep, { capture: true });
  try {
    return await act();
  } finally {
    window.removeEventListener('vite:preloadError', keep, { capture: true });
  }
}
