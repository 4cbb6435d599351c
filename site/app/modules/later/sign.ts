/** What tells that somebody is there. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  // Without any of those: what assists a visitor presses and fills in for them.
  'click',
  'input',
  'change',
  'popstate',
];

/** The first sign of a visitor. A server has somebody to answer from the start. */
export const firstSign: Promise<void> =
  typeof document === 'undefined' || wasSeen() ? Promise.resolve() : nextSign();

/** They were there before the scripts: they have scrolled, have the keyboard somewhere, or opened what they had installed. */
function wasSeen(): boolean {
  const { activeElement, body } = document;
  return (
    window.scrollY > 0 ||
    (activeElement !== null && activeElement !== body) ||
    !navigator.onLine ||
    window.matchMedia('(display-mode: standalone)').matches
  );
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const seen = () => {
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    for (const sign of SIGNS) {
      window.addEventListener(sign, seen, { capture: true, passive: true, signal });
    }
  });
}
