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
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && known.current) dialog.current?.close();
    // It was opened before the scripts came.
    if (!open && !known.current && dialog.current?.open) tell(true);
    known.current = open;
  }, [open]);
  return dialog;
}
