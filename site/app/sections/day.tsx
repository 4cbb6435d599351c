import { longDate } from '../modules/calendar';
import { fill, useLanguage } from '../modules/taxonomy';
import { DateText } from '../ui/date';

type Props = {
  date: string;
  /** Where it is that day; at the school's own hour when nothing is said. */
  zone?: string | undefined;
  /** What is said of it, with {day} where it stands. */
  words?: string;
  className?: string;
};

/** A day, in full: « samedi 14 novembre 2026 ». */
export function Day({ date, zone, words = '{day}', className }: Props) {
  const day = longDate(new Date(date), useLanguage(), zone);
  return (
    <DateText instant={date} {...(className && { className })}>
      {fill(words, { day })}
    </DateText>
  );
}
