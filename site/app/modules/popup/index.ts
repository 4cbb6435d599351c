export { PopupProvider, usePopup } from './popup';
