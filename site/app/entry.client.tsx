import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { firstSign, holdClicks } from './modules/later';
import { nameEntries, prefetchCode, watchPreloads, whenIdle } from './modules/navigation';

// Before the router reads the history.
nameEntries();
watchPreloads();
holdClicks();

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

void firstSign.then(() => whenIdle(prefetchCode));
