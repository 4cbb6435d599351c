/**
 * A move that comes before the last one is drawn cuts its transition short, and the browser has the router hear of it, who does not
 * listen. Nothing is wrong: nobody is told.
 */
export function silenceCutShort(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isCut = reason instanceof DOMException && /^Transition was skipped/.test(reason.message);
    if (isCut) event.preventDefault();
  });
}
