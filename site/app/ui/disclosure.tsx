import type { ReactNode } from 'react';
import { Chevron } from './chevron';
import { Icon } from './icon';

/** One of a list of them, as wide as the page; a bar by itself; a few words beside something. */
const LOOKS = {
  row: {
    box: 'border-t border-ink',
    summary: 'min-h-16 py-3 hover:text-survey',
    mark: PlusOrMinus,
  },
  bar: { box: 'border-y border-ink', summary: 'min-h-touch font-semibold', mark: Turning },
  words: {
    box: '',
    summary: 'min-h-touch w-fit text-s font-semibold text-survey hover:underline',
    mark: Turning,
  },
};

type Props = {
  look: keyof typeof LOOKS;
  title: ReactNode;
  /** Whether it is open when the page comes. */
  open?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is unfolded by pressing its title: the browser's own, which needs no script, prints open and is found by a search. */
export function Disclosure({ look, title, open = false, className = '', children }: Props) {
  const { box, summary, mark: Mark } = LOOKS[look];
  return (
    <details open={open} className={`group ${box} ${className}`}>
      <summary
        className={`flex cursor-pointer list-none items-center justify-between gap-4 underline-offset-4 [&::-webkit-details-marker]:hidden ${summary}`}
      >
        {title}
        <Mark />
      </summary>
      {children}
    </details>
  );
}

function PlusOrMinus() {
  return (
    <>
      <Icon name="plus" size={18} className="group-open:hidden print:hidden" />
      <Icon name="minus" size={18} className="hidden group-open:block print:hidden" />
    </>
  );
}

function Turning() {
  return (
    <span className="flex-none group-open:rotate-180 print:hidden">
      <Chevron />
    </span>
  );
}
