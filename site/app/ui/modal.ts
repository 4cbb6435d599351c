import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Keeps a modal dialog and what its owner knows of it in step. The dialog may open and close without being asked to. */
export function useModal(
  open: boolean,
  onOpenChange: (open: boolean) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useRef(open);
  const tell = useEffectEvent(onOpenChange);
  useEffect(() => {
    const { current } = dialog;
    current?.addEventListener('beforetoggle', measureScrollbar);
    return () => current?.removeEventListener('beforetoggle', measureScrollbar);
  }, []);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && known.current) dialog.current?.close();
    // It was opened before the scripts came.
    if (!open && !known.current && dialog.current?.open) tell(true);
    known.current = open;
  }, [open]);
  return dialog;
}

/** The page behind a modal dialog has no scrollbar: its width is made up for by the style sheet. */
function measureScrollbar(): void {
  const { documentElement: page } = document;
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}
