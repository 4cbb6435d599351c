import { type Language, loadWords } from '../taxonomy';
import { ownFailure } from './own-failure';
import { firstSign } from './sign';

export type Part<Code> = {
  /** Its code, once it has come; */
  code: Code | undefined;
  /** and when it may be drawn: with every other part of the page, and the words they are written in. */
  ready: Promise<void>;
};

type Load = () => Promise<void>;

const loads = new Set<Load>();
let isSeen = false;
let isWhole = false;

/** The first page has all its code; rejected where some of it does not come. */
export const firstPage: Promise<void> = firstSign.then(async () => {
  isSeen = true;
  await everyPart(languageShown());
  isWhole = true;
});

/** The first page is whole without its code: what does not come leaves it as it is without scripts. */
const whole = firstPage.catch(() => new Promise<void>(() => undefined));

/** A part of a page, whose code comes after the first sign of a visitor, or at once where there was one. */
export function part<Code>(load: () => Promise<Code>): Part<Code> {
  let coming: Promise<void> | undefined;
  const made: Part<Code> = { code: undefined, ready: whole };
  const come: Load = () => {
    coming ??= ownFailure(load).then((code) => {
      made.code = code;
    });
    // What did not come may be asked for again.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  loads.add(come);
  if (isSeen) {
    made.ready = come();
    made.ready.catch(() => undefined);
  }
  return made;
}

/** When all that is known of is there, and the words of this language. */
export async function everyPart(language?: Language): Promise<void> {
  await Promise.all([...[...loads].map((load) => load()), language && loadWords(language)]);
}

/** Whether what a visitor does to the first page finds its code. */
export function hasCode(): boolean {
  return isWhole;
}

function languageShown(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.lang === 'en' ? 'en' : 'fr';
}
