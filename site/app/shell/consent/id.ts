/** The panel, which an address can name, and where the focus goes when it is reopened. */
export const CONSENT_PANEL = 'cookies';
export const CONSENT_TITLE = 'cookies-titre';
