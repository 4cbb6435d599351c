/** A number is never nearly another one, and three letters are nearly anything. */
const MAY_BE_WRONG = /^\p{L}{4,}$/u;

export function mayBeMisspelt(word: string): boolean {
  return MAY_BE_WRONG.test(word);
}

/** How many letters may be wrong, the fewest first. */
export function distancesOf(word: string): number[] {
  return word.length < 8 ? [1] : [1, 2];
}

/** How far a suggestion may be from what was typed, when nothing is near. */
export function farDistancesOf(word: string): number[] {
  return [Math.floor(word.length / 3)];
}

/** The same letters, two neighbours exchanged: « lyno », « pairs ». */
export function exchanges(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, first, second, after] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ];
    return `${before}${second}${first}${after}`;
  }).filter((other) => other !== word);
}
