/** What a button names to open or close the search. */
export const SEARCH = 'recherche';
