import { firstPage, hasCode } from './parts';

/** The last click on a button whose code had not come: React would forget it. */
let held: HTMLButtonElement | null = null;

/** Has it pressed again when it can answer. What the browser does by itself, it has done. */
export function holdClicks(): void {
  const listening = new AbortController();
  const hold = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!hasCode() && button && needsCode(button)) held = button;
  };
  window.addEventListener('click', hold, { capture: true, signal: listening.signal });
  firstPage.then(
    () => {
      listening.abort();
      held?.click();
    },
    () => listening.abort(),
  );
}

function needsCode(button: HTMLButtonElement): boolean {
  const opensByItself = 'command' in button && button.hasAttribute('commandfor');
  return button.type === 'button' && !opensByItself;
}
