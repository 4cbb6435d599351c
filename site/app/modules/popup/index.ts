export { PopupProvider, usePopup } from './popup';
export type { PopupAction } from './state';
