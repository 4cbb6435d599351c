const french = new Intl.NumberFormat('fr');

export function numeral(count: number): string {
  return french.format(count);
}

/** « 1 ligne », « 2 000 lignes »: in French, 0 is singular too. */
export function counted(count: number, one: string, many: string): string {
  return `${numeral(count)} ${count < 2 ? one : many}`;
}

/** No line ends between a guillemet and what it holds, nor before a colon. */
export function bound(text: string): string {
  return text.replace(/(?<=«) | (?=[»:])/g, '\u{a0}');
}
