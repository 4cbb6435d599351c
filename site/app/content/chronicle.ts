import type { RichText } from './rich-text.server';

const LIST = /<ul>((?:(?!<\/?ul>)[\s\S])*)<\/ul>/g;
const ITEM = /<li>((?:(?!<\/?li>)[\s\S])*)<\/li>/g;
/** « 16 janvier 2018 — Les conseillers … » */
const DATED = /^\s*(\d{1,2}(?:er)?\s\p{L}+\s\d{4})\s[—–]\s([\s\S]+)$/u;

/** A list whose items all begin with their day, as days and what happened on them: the style sheet puts one beside the other. */
export function chronicle({ html }: RichText): RichText {
  return {
    html: html.replaceAll(LIST, (list, items) => {
      const found = [...items.matchAll(ITEM)].map(([, words = '']) => DATED.exec(words));
      if (found.length === 0 || !found.every(Boolean)) return list;
      return `<ul class="chronicle">${items.replaceAll(ITEM, (_item: string, words: string) => day(words))}</ul>`;
    }),
  };
}

function day(words: string): string {
  const [, date = '', rest = ''] = DATED.exec(words) ?? [];
  return `<li><b>${date}</b><div>${rest}</div></li>`;
}
