import { type Language, loadWords } from '../taxonomy';
import { ownFailure } from './own-failure';

export type Part<Code> = {
  /** When it may be drawn: with every other part of the page, and the words they are written in; */
  ready: Promise<void>;
  /** and its code, from then on. */
  code: Code | undefined;
};

type Coming = { come: () => Promise<unknown>; draw: () => void };

const parts = new Set<Coming>();
let isAsked = false;
let isWhole = false;

/** The first page has all its code; rejected where some of it does not come. */
export const firstPage: Promise<void> = Promise.resolve().then(async () => {
  isAsked = true;
  await everyPart(languageShown());
  isWhole = true;
});

/** The first page is whole without its code: what does not come leaves it as it is without scripts. */
const whole = firstPage.catch(() => new Promise<void>(() => undefined));

/** A part of a page, whose code comes with every other part's, or at once where those were asked for. */
export function part<Code>(load: () => Promise<Code>): Part<Code> {
  let coming: Promise<void> | undefined;
  let came: Code | undefined;
  const made: Part<Code> = { ready: whole, code: undefined };
  const come = () => {
    coming ??= ownFailure(load).then((code) => {
      came = code;
    });
    // What did not come may be asked for again.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const draw = () => {
    made.code = came;
  };
  parts.add({ come, draw });
  if (isAsked) {
    made.ready = Promise.all([come(), isWhole || whole]).then(draw);
    made.ready.catch(() => undefined);
  }
  return made;
}

/** When all that is known of is there, and the words of this language: code that is drawn before them would be without. */
export async function everyPart(language?: Language): Promise<void> {
  const known = [...parts];
  const words = language && ownFailure(() => loadWords(language));
  await Promise.all([...known.map(({ come }) => come()), words]);
  for (const { draw } of known) draw();
}

/** Whether what a visitor does to the first page finds its code. */
export function hasCode(): boolean {
  return isWhole;
}

function languageShown(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.lang === 'en' ? 'en' : 'fr';
}
