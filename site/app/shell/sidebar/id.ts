/** What a button names to open or close the sidebar. */
export const SIDEBAR = 'menu';
