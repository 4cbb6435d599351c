import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdActions, ownFailure } from './modules/later';
import { nameEntries, silenceCutShort, watchPreloads, whenIdle } from './modules/navigation';

// Before the router reads the history.
nameEntries();
watchPreloads();
silenceCutShort();
holdActions();

/** ERR-6: whoever meets an error sees its page; in production the console says nothing of it. */
const silently = () => undefined;
const [ofReact, ofRouter] = import.meta.env.PROD
  ? [{ onCaughtError: silently }, { onError: silently }]
  : [{}, {}];

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...ofRouter} />
    </StrictMode>,
    ofReact,
  );
});

/** Ahead of a visit that may never come: nobody is told that it failed. */
async function fetchAhead(): Promise<void> {
  const ahead = await ownFailure(() => import('./ahead')).catch(silently);
  ahead?.fetchAhead();
}

whenIdle(() => void fetchAhead());
