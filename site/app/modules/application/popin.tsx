import {
  type FormEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Cross } from '../../ui/cross';
import { useModal } from '../../ui/modal';
import type { Network } from '../map';
import { usePath } from '../navigation';
import { useLabels, useLanguage } from '../taxonomy';
import type { Asked } from './address';
import { Fields } from './fields';
import type { Popin as State } from './machine';
import { Messages } from './messages';
import { PopinMap } from './popin-map';
import { Submit } from './submit';
import { usePopin } from './use-popin';
import { captionOf, leadOf, titleOf } from './words';

type Props = { from: Asked | State; network: Network; onClose: () => void };

/** POP-1: what is asked about, and where. Until scripts come it is a form, over the home: POP-10. */
export function Popin({ from, network, onClose }: Props) {
  const { popin: words } = useLabels().menus;
  const title = useId();
  const [inUse, setInUse] = useState(false);
  const scripted = useScripts() && !inUse;
  const [state, send] = usePopin(from);
  const dialog = useModal(true, (now) => now || onClose());
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element || element.matches(':modal')) return;
    // A form that somebody is filling in stays what it is.
    if (isBegun(element)) setInUse(true);
    // What the server drew open keeps nobody in: it opens again, as a modal.
    else element.removeAttribute('open');
  }, [dialog]);

  const lead = leadOf(state.action, words);
  const submit = (event: FormEvent) => {
    if (!scripted) return;
    event.preventDefault();
    send({ type: 'confirm' });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way
    <dialog
      ref={dialog}
      open
      aria-labelledby={title}
      onClick={(event) => isBeside(event) && dialog.current?.close()}
      className="popin"
    >
      <Side state={state} network={network} />
      <form method="dialog" className="absolute top-0 right-0 z-10">
        <button
          type="submit"
          aria-label={useLabels().utils.close}
          className="grid size-14 cursor-pointer place-content-center bg-paper -outline-offset-4 hover:text-survey desk:size-16"
        >
          <Cross size={22} />
        </button>
      </form>
      <form
        method="get"
        action={usePath()('/')}
        onSubmit={submit}
        className="flex min-w-0 flex-col gap-4 px-edge py-6 sm:px-12 desk:py-12"
      >
        <input type="hidden" name="popin" value="true" />
        <input type="hidden" name="action" value={state.action} />
        <h2 id={title} className="title-chapter wrap-anywhere desk:pr-8">
          {titleOf(state.action, words)}
        </h2>
        {lead && <p className="mb-2 text-s text-pretty text-ink-soft">{lead}</p>}
        <Fields state={state} send={send} scripted={scripted} />
        <Messages state={state} onRetry={scripted ? () => send({ type: 'retry' }) : undefined} />
        <Submit state={state} />
      </form>
    </dialog>
  );
}

function Side({ state, network }: { state: State; network: Network }) {
  const { popin: words } = useLabels().menus;
  const { course, campus, campuses, total, calls } = state;
  const known = course && !calls.campuses && total === null;
  const away = network.elsewhere.find(({ slug }) => slug === campus?.slug);
  return (
    <div className="relative h-42 overflow-clip bg-mist desk:h-auto">
      <PopinMap
        network={network}
        at={known ? campuses.map(({ slug }) => slug) : null}
        chosen={campus?.slug ?? null}
      />
      <p className="absolute bottom-6 left-6 max-w-42 text-xs font-medium max-desk:sr-only">
        {away && <span className="mb-1 block title-card text-vermilion-deep">{away.name}</span>}
        {captionOf(state, network, words, useLanguage())}
      </p>
    </div>
  );
}

const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

/** Something is chosen or written in it, or about to be. */
function isBegun(dialog: HTMLDialogElement): boolean {
  const options = [...dialog.querySelectorAll('option')];
  const texts = [...dialog.querySelectorAll<HTMLInputElement>('input[type=text]')];
  return (
    options.some(({ selected, defaultSelected }) => selected !== defaultSelected) ||
    texts.some((text) => text.value !== text.defaultValue || text === document.activeElement)
  );
}

const never = () => () => undefined;

/** False on the server, and until the scripts have taken its page over. */
function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
