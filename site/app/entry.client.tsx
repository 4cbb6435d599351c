import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { nameEntries, prefetchCode, watchPreloads, whenIdle } from './modules/navigation';

// Before the router reads the history.
nameEntries();
watchPreloads();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

whenIdle(prefetchCode);
