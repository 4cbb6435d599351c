import { firstPage, hasCode } from './parts';

/** What was pressed, chosen or typed where the code had not come, and how it is done again: React would forget it. */
const held = new Map<Element, () => void>();

/** Has it done again when it can be answered. What the browser does by itself, it has done. */
export function holdActions(): void {
  const listening = new AbortController();
  const hold = ({ type, target }: Event) => {
    if (hasCode() || !(target instanceof Element)) return;
    const again = AGAIN[type]?.(target);
    if (again) held.set(...again);
  };
  // A link to a part of the page is the browser's own, and done: a router that heard of it now would have React empty the page.
  let isStepHeld = false;
  const holdStep = (event: PopStateEvent) => {
    if (hasCode()) return;
    event.stopImmediatePropagation();
    isStepHeld = true;
  };
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('popstate', holdStep, options);
  for (const type of Object.keys(AGAIN)) window.addEventListener(type, hold, options);
  // And what was done before this listened.
  window.early?.stop();
  window.early?.done.forEach(hold);
  firstPage.then(
    () => {
      listening.abort();
      if (isStepHeld) window.dispatchEvent(new PopStateEvent('popstate', window.history));
      for (const again of held.values()) again();
      held.clear();
    },
    () => listening.abort(),
  );
}

type Again = [element: Element, act: () => void];

const AGAIN: Record<string, (target: Element) => Again | null> = {
  click: pressOf,
  change: choiceOf,
  input: wordsOf,
};

function pressOf(target: Element): Again | null {
  const button = target.closest('button');
  if (button?.type !== 'button') return null;
  const opensByItself = 'command' in button && button.hasAttribute('commandfor');
  return opensByItself ? null : [button, () => button.click()];
}

function choiceOf(field: Element): Again | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return [field, () => choose(field, value)];
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return [field, () => tick(field)];
  return null;
}

function wordsOf(field: Element): Again | null {
  if (field instanceof HTMLInputElement && /^(search|text)$/.test(field.type))
    return [field, () => type(field)];
  return null;
}

function choose(field: HTMLSelectElement, value: string): void {
  takeOver(field);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(field: HTMLInputElement): void {
  takeOver(field);
  field.checked = !field.checked;
  field.click();
}

/** React hears of words that are not those it last saw in the field; whoever is still writing goes on where they were. */
function type(field: HTMLInputElement): void {
  takeOver(field);
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** One of the events for which React takes over at once what they happen to, and which nothing listens to. */
function takeOver(field: Element): void {
  field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
}
