/** Enough for any campaign's name; however it is encoded, three of them are far from the 4096 bytes of a cookie. */
const MAX_LENGTH = 200;

/** What no name is made of: controls, line ends of every script, and halves of characters. */
const NOT_TEXT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** TRK-4: what a visitor's address or cookie says, as text that is safe to keep and to hand on. */
export function tidied(value: string): string {
  return value.trimStart().slice(0, MAX_LENGTH).replace(NOT_TEXT, ' ').trim();
}
