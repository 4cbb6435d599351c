import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { sleeping, wake } from './awake';

/** A piece of the page that the browser takes over by itself: when it has the time, or when something is done to it. */
export function Island({ children }: { children: ReactNode }) {
  const id = useId();
  // Before any of what is in it is told to be awake.
  useLayoutEffect(() => sleeping(id), [id]);
  return (
    <Suspense>
      {children}
      <Awake id={id} />
    </Suspense>
  );
}

/** After the islands in this one, which have said by then that they are not. */
function Awake({ id }: { id: string }) {
  useEffect(() => wake(id), [id]);
  return null;
}
