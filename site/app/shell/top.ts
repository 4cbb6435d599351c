/** The first thing on the page, where the keyboard starts from: the link that skips to the content. */
export const TOP = 'haut';

/** Gives the focus to the top of the page. Whoever uses a pointer sees nothing of it; whoever uses the keyboard goes on from there. */
export function focusTop(): void {
  document.getElementById(TOP)?.focus({ preventScroll: true });
}
