/** What a language adds to its words. Rules are data: written as they are read, folded where they are used. */
export type Vocabulary = {
  /** Words that need not be found. */
  ignored: string[];
  /** Phrases that are looked for together, whichever of them is asked for. */
  alike: string[][];
};
