const NO_BREAK = '\u00a0';

/** French sets a space before high punctuation and inside guillemets, and never breaks the line there. */
export function typeset(text: string): string {
  return text.replaceAll(/ (?=[:;!?»%])/g, NO_BREAK).replaceAll('« ', `«${NO_BREAK}`);
}
