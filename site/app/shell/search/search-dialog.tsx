import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { usePath } from '../../modules/navigation';
import { LONGEST_QUERY } from '../../modules/search';
import { useLabels } from '../../modules/taxonomy';
import { Checkbox } from '../../ui/checkbox';
import { Cross } from '../../ui/cross';
import { withoutCommands } from '../../ui/invoker';
import { LargeSearchField } from '../../ui/large-search-field';
import { Magnifier } from '../../ui/magnifier';
import { useModal } from '../../ui/modal';
import { useRouteChange } from '../route-change';
import { SEARCH } from './id';
import { InstantResults } from './instant-results';
import { useInstant } from './use-instant';
import { useShortcut } from './use-shortcut';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The search over the page: before and without scripts a field that leads to its page, with them what it finds as one types. */
export function SearchDialog({ open, onOpenChange }: Props) {
  const { search } = useLabels().utils;
  const path = usePath();
  const [words, setWords] = useState('');
  const progress = useInstant(words);
  const shortcut = useShortcut(() => onOpenChange(true));
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(open, (now) => {
    onOpenChange(now);
    if (!now) return;
    // Typed before the scripts came, and not to be typed again; or left there last time.
    const typed = field.current?.value ?? '';
    if (typed !== words) setWords(typed);
    else field.current?.select();
  });
  const close = () => dialog.current?.close();
  useRouteChange(open, close);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Some browsers empty the field instead.
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    moveAlong(event);
  };

  return (
    <dialog
      ref={dialog}
      id={SEARCH}
      aria-label={search.search}
      onKeyDown={onKeyDown}
      onClick={(event) => (isBackdrop(event) || isLink(event)) && close()}
      className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain border-b border-ink bg-paper text-ink backdrop:bg-scrim mobile:h-dvh mobile:border-0 print:hidden"
    >
      {/* All of the dialog: what is pressed beside it is behind it. */}
      <div className="min-h-full">
        <div className="wrap pt-4 pb-8 desk:pt-8">
          <search className="relative flex items-end gap-4">
            <Form
              method="get"
              action={path('/recherche')}
              className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-end"
            >
              <LargeSearchField
                ref={field}
                label={search.field}
                name="q"
                value=""
                longest={LONGEST_QUERY}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
              <button type="submit" className="button button-filled h-14 w-14 px-0">
                <span className="sr-only">{search.submit}</span>
                <Magnifier size={20} />
              </button>
            </Form>
            <button
              type="button"
              aria-label={search.close}
              command="close"
              commandfor={SEARCH}
              onClick={withoutCommands(close)}
              className="-mr-4 grid size-14 flex-none cursor-pointer place-content-center hover:text-survey"
            >
              <Cross size={22} />
            </button>
            <Checkbox
              checked={shortcut.on}
              onChange={({ currentTarget }) => shortcut.turn(currentTarget.checked)}
              className="absolute -top-3 right-14 hidden pointer-fine:desktop:block noscript:hidden"
            >
              <span className="text-xs text-ink-soft">{search.shortcut}</span>
            </Checkbox>
          </search>
          <InstantResults words={words.trim()} progress={progress} />
        </div>
      </div>
    </dialog>
  );
}

/** The arrows go from the field to what was found, and back. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a')];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
const isLink = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a') !== null;
