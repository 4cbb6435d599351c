import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Keeps a modal dialog and what its owner knows of it in step. The dialog may open and close without being asked to. */
export function useModal(
  open: boolean,
  /** What the dialog came to by itself, or is still in: it hears late that it closed, and may be open again by then. */
  onChange: (open: boolean) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useRef(open);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    // React does not listen to a dialog's toggle when it takes over a page that the server drew.
    const onToggle = ({ newState }: ToggleEvent) => newState === 'open' && tell(true);
    const onClose = () => tell(element.open);
    element.addEventListener('beforetoggle', measureScrollbar);
    element.addEventListener('toggle', onToggle);
    element.addEventListener('close', onClose);
    // It was opened before the scripts came.
    if (element.open) tell(true);
    return () => {
      element.removeEventListener('beforetoggle', measureScrollbar);
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('close', onClose);
    };
  }, []);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && known.current) dialog.current?.close();
    known.current = open;
  }, [open]);

  return dialog;
}

/** The page behind a modal dialog has no scrollbar: its width is made up for by the style sheet. */
function measureScrollbar(): void {
  const { documentElement: page } = document;
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}
