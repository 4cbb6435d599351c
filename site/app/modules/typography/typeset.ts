/** The one space of the site that does not break: the narrow one is in neither font. */
const FIXED = '\u00a0';

const UNITS = '(?:[kM]?€|%|‰|°C|km|cm|mm|m²|m|ha|kg|min|h|[KMG]o)';

/** What stands between two spaces or brackets, and which of it is no prose: the address of a page or of a person. */
const WORD = /[^\s<>«»]+/g;
const ADDRESS = /@|:\/\/|^(?:www\.|mailto:|tel:)/;

const RULES: [RegExp, string][] = [
  [/\u202f/g, FIXED],
  [/(?<=\p{L})'(?=[\p{L}\d«]|$)/gu, '’'],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  [/(?<![ \u00a0])[ \u00a0]+(?=[;:!?»])/g, FIXED],
  [/«[ \u00a0]*(?=\S|$)/g, `«${FIXED}`],
  [/(?<=[^\s«])»/g, `${FIXED}»`],
  [new RegExp(`(?<=\\d) (?=${UNITS}(?![\\p{L}\\d]))`, 'gu'), FIXED],
  [/(?<=(?<![\d,.])\d{1,3}(?:\u00a0\d{3})*) (?=\d{3}(?!\d))/g, FIXED],
  [/(?<=\bbac) \+ ?(?=\d)/gi, `${FIXED}+${FIXED}`],
];

/**
 * What people wrote, as French print has it: spaces that must not break do not, and apostrophes and ellipses are themselves.
 * It only mends what is typed; a space that nobody typed is made inside « » alone, so that other languages are left as they are.
 */
export function typeset(text: string): string {
  let end = 0;
  let set = '';
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!ADDRESS.test(word)) continue;
    set += prose(text.slice(end, index)) + word;
    end = index + word.length;
  }
  return set + prose(text.slice(end));
}

function prose(text: string): string {
  return RULES.reduce((set, [found, put]) => set.replaceAll(found, put), text);
}
