import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Choice } from '../../modules/origin';
import { type Language, useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { useHeight } from '../height';
import { ConsentDetails } from './consent-details';
import { CONSENT_PANEL, CONSENT_TITLE } from './id';
import { close, reopen } from './state';

type Props = { aboveBar: boolean; languages: readonly Language[] };

/**
 * TRK-4: asks before anything is kept. In every page, and hidden from those who have answered by the mark of the head's script;
 * it stands over the foot of the window, above the bottom bar, and without scripts at the top of the page.
 */
export function ConsentPanel({ aboveBar, languages }: Props) {
  const { consent } = useLabels().utils;
  const panel = useRef<HTMLElement>(null);
  const [isSaved, setSaved] = useState(false);
  useHeight('--consent-height', panel);
  useReopened();
  const choose = (choice: Choice) => {
    close(choice);
    setSaved(true);
  };
  return (
    <>
      <section
        ref={panel}
        id={CONSENT_PANEL}
        aria-labelledby={CONSENT_TITLE}
        className={`fixed inset-x-0 [view-transition-name:consent] z-30 max-h-[70dvh] overflow-y-auto overscroll-contain border-t border-ink bg-paper answered:hidden low:static low:max-h-none low:border-t-0 low:border-b noscript:static noscript:max-h-none noscript:border-t-0 noscript:border-b print:hidden ${
          aboveBar ? 'bottom-0 mobile:bottom-under-bar' : 'bottom-0'
        }`}
      >
        <form
          method="post"
          className="wrap grid gap-x-gutter gap-y-4 py-5 desk:grid-cols-12 desk:py-6"
        >
          <div className="desk:col-span-8">
            <h2 id={CONSENT_TITLE} tabIndex={-1} className="title-card">
              {consent.title}
            </h2>
            <p className="mt-2 max-w-[62em] text-s">{consent.lead}</p>
            <Given />
          </div>
          <div className="grid grid-cols-2 gap-3 self-center desk:col-span-4">
            <Answer choice="oui" label={consent.accept} onChoose={choose} />
            <Answer choice="non" label={consent.refuse} onChoose={choose} />
          </div>
          <ConsentDetails languages={languages} />
        </form>
      </section>
      <p role="status" className="sr-only">
        {isSaved && consent.saved}
      </p>
    </>
  );
}

/** An address may lead here: that of a page about cookies, say. */
function useReopened(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${CONSENT_PANEL}`) reopen(null);
  }, [location]);
}

type AnswerProps = { choice: Choice; label: string; onChoose: (choice: Choice) => void };

function Answer({ choice, label, onChoose }: AnswerProps) {
  const { pathname } = useLocation();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <Button
      type="submit"
      look="filled"
      formAction={`/consentement/${choice}?${new URLSearchParams({ retour: pathname })}`}
      onClick={onClick}
      className="px-3"
    >
      {label}
    </Button>
  );
}

/** What was answered before, which the head's script knows and the server's page does not. */
function Given() {
  const { given } = useLabels().utils.consent;
  return (
    <>
      <p className="mt-2 hidden text-s font-semibold in-data-[consent=oui]:block">{given.oui}</p>
      <p className="mt-2 hidden text-s font-semibold in-data-[consent=non]:block">{given.non}</p>
    </>
  );
}
