import { useEffect, useSyncExternalStore } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { useFailure } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { type Phase, timeline } from './timeline';
import { Unanswered } from './unanswered';

/** Outside of React: an error page mounts the whole document anew, and the bar goes on. */
const bar = timeline();
const before = (): Phase => 'idle';

const LOOKS: Partial<Record<Phase, string>> = {
  running:
    'bg-survey scale-x-95 duration-loading ease-loading starting:scale-x-0 motion-reduce:scale-x-50',
  finished: 'bg-survey',
  failed: 'bg-vermilion',
};

/** APP-2: what the visitor waits for, at the top of the window. */
export function LoadingBar() {
  const { utils } = useLabels();
  const failure = useFailure();
  const busy = useBusy();
  const phase = useSyncExternalStore(bar.subscribe, bar.phase, before);

  useEffect(() => {
    if (failure) bar.happen('fail');
    else bar.happen(busy ? 'start' : 'done');
  }, [failure, busy]);

  const look = LOOKS[phase];
  // While there is something in it, a place that readers of the screen can go to.
  const place = look || failure ? ({ role: 'region', 'aria-label': utils.loading } as const) : {};
  return (
    <div
      {...place}
      data-phase={phase}
      className="loading-bar fixed inset-x-0 top-0 z-100 print:hidden"
    >
      {look && (
        <div
          role="progressbar"
          aria-label={utils.loading}
          className={`h-loading origin-left transition-[scale,background-color] ${look}`}
        />
      )}
      {failure?.kind === 'unanswered' && <Unanswered retry={failure.retry} />}
    </div>
  );
}

/** A fetcher or a revalidation makes a visitor wait as a navigation does. */
function useBusy(): boolean {
  const waits = [useNavigation(), useRevalidator(), ...useFetchers()];
  return waits.some(({ state }) => state !== 'idle');
}
