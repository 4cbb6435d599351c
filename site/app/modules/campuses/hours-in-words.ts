import { clockHour } from '../calendar';
import { type Dictionary, fill, type Language } from '../taxonomy';
import type { Opening, Span } from './opening';

type Labels = Dictionary['campuses'];

/** « du lundi au vendredi », « samedi et dimanche ». */
export function daysInWords({ first, last }: Span, { days, page }: Labels): string {
  if (first === last) return days[first];
  const isPair = first === 'saturday' && last === 'sunday';
  return fill(isPair ? page.dayAndDay : page.fromDayToDay, {
    first: days[first],
    last: days[last],
  });
}

/** « de 8 h 30 à 12 h, puis de 14 h à 18 h ». */
export function hoursInWords({ hours }: Span, { page }: Labels, language: Language): string {
  if (hours.length === 0) return page.closed;
  return hours
    .map(({ opens, closes }, index) =>
      fill(index === 0 ? page.fromTo : page.thenFromTo, {
        opens: clockHour(opens, language),
        closes: clockHour(closes, language),
      }),
    )
    .join(', ');
}

/** « Ouvert jusqu’à 18 h », « Fermé, ouvre lundi à 8 h 30 ». */
export function openingInWords(opening: Opening, labels: Labels, language: Language): string {
  const { days, page } = labels;
  if (opening.isOpen) return fill(page.openUntil, { time: clockHour(opening.until, language) });
  if (!opening.next) return page.closed;
  const { inDays, day, opens } = opening.next;
  const said = [page.opensToday, page.opensTomorrow][inDays] ?? page.opensOn;
  return fill(said, { day: days[day], time: clockHour(opens, language) });
}
