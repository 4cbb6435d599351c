/** All that a page of the site reads of its address's query. Whatever else is asked with changes nothing of what it shows. */
const NAMES = new Set([
  'action',
  'campus',
  'compare',
  'course',
  'dans',
  'formation',
  'mois',
  'niveau-entree',
  'niveau-sortie',
  'offre',
  'page',
  'popin',
  'pres',
  'q',
  'rubrique',
  'rythme',
  'slug',
  'type',
  'ville',
]);

/** Of a query, what the page is made of, in the one order that says it. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams([...query].filter(([name]) => NAMES.has(name)));
  own.sort();
  return own;
}
