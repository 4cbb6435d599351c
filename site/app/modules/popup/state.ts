/** Where the popup's button leads. */
export type PopupAction = { label: string; to: string };

/** ENT-3: the state area named popup. */
export type Popup = { label: string; action: PopupAction | null; show: boolean };

export type PopupEvent =
  | { type: 'toggle'; label: string; action: PopupAction | null }
  | { type: 'close' };

export const CLOSED: Popup = { label: '', action: null, show: false };

/** POP-13: toggling when open closes, whatever is asked to be shown. Its words stay until the next ones: it is seen to close with them. */
export function popup(state: Popup, event: PopupEvent): Popup {
  if (state.show || event.type === 'close') return { ...state, show: false };
  const { label, action } = event;
  return { label, action, show: true };
}
