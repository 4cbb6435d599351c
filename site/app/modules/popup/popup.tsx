import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { Dialog } from '../../ui/dialog';
import { ActionLink } from '../application';
import { useLabels } from '../taxonomy';
import { CLOSED, type PopupAction, popup } from './state';

type Toggle = (label: string, action?: PopupAction) => void;

const Current = createContext<Toggle | null>(null);

/** Shows a few words and one thing to do about them; or, when something is shown already, closes it. */
export function usePopup(): Toggle {
  const toggle = useContext(Current);
  if (!toggle) throw new Error('usePopup needs a PopupProvider around it');
  return toggle;
}

export function PopupProvider({ children }: { children: ReactNode }) {
  const [{ label, action, show }, dispatch] = useReducer(popup, CLOSED);
  const { utils } = useLabels();
  const toggle = useMemo<Toggle>(
    () => (words, next) => dispatch({ type: 'toggle', label: words, action: next ?? null }),
    [],
  );
  const close = () => dispatch({ type: 'close' });
  return (
    <Current value={toggle}>
      {children}
      <Dialog open={show} title={label} closeLabel={utils.close} onClose={close}>
        {action && (
          <ActionLink to={action.to} className="button button-filled">
            {action.label}
          </ActionLink>
        )}
      </Dialog>
    </Current>
  );
}
