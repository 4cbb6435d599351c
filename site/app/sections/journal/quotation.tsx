import { fill, useLabels, useLanguage } from '../../modules/taxonomy';

type Props = { text: string; large?: boolean };

/** The width of the mark that hangs out of the text, so that the first letters of all its lines stand below each other. */
const HANG = { fr: 'desk:-indent-[0.6em]', en: 'desk:-indent-[0.45em]' };
/** Longer ones, in the largest type, would be a page by themselves. */
const LONG = 280;

const LARGE =
  'max-w-[18.4em] font-display text-saying font-semibold tracking-[-0.022em] [font-stretch:94%] text-pretty';
const MEDIUM =
  'max-w-[24em] font-display text-quote font-semibold tracking-[-0.018em] [font-stretch:96%] text-pretty';

/** What someone said, between the marks of the page's language. */
export function Quotation({ text, large = false }: Props) {
  const { commons } = useLabels();
  const hang = HANG[useLanguage()];
  const size = large && text.length <= LONG ? LARGE : MEDIUM;
  return (
    <blockquote>
      <p className={`${size} ${hang}`}>{fill(commons.quote, { text })}</p>
    </blockquote>
  );
}
