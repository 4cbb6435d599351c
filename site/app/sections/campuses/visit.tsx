import type { Campus } from '../../content/campuses.server';
import type { Day } from '../../modules/calendar';
import { daysInWords, hoursInWords, isWithin, lapse, type Span } from '../../modules/campuses';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';
import { Table } from '../../ui/table';
import { Plate } from '../plate';

export type Hours = {
  spans: Span[];
  today: Day;
  /** How far the clock of the place is from the school's. */
  minutesAhead: number;
};

type Props = { campus: Campus; hours: Hours; withPicture: boolean };

/** Whether there is anything to say of how to come. */
export function hasVisit({ access, openingNote }: Campus, { spans, minutesAhead }: Hours): boolean {
  return access !== null || openingNote !== null || spans.length > 0 || minutesAhead !== 0;
}

/** When it is open, and how one gets there. */
export function Visit({ campus, hours, withPicture }: Props) {
  const { campuses } = useLabels();
  const { access, focusImage } = campus;
  return (
    <div className="grid gap-x-gutter gap-y-10 desk:grid-cols-9">
      {withPicture && focusImage && (
        <Plate
          image={focusImage}
          sizes="(min-width: 901px) 70vw, 94vw"
          className="aspect-[2/1] desk:col-span-9 print:hidden"
        />
      )}
      <div className="desk:col-span-4 desk:pr-6">
        <HoursTable hours={hours} />
        <Notes campus={campus} minutesAhead={hours.minutesAhead} />
      </div>
      {access && (
        <div className="desk:col-span-5">
          <h3 className="title-card mb-4">{campuses.page.access}</h3>
          <RichText content={access} />
        </div>
      )}
    </div>
  );
}

function HoursTable({ hours: { spans, today } }: { hours: Hours }) {
  const { campuses } = useLabels();
  const language = useLanguage();
  if (spans.length === 0) return null;
  return (
    <Table
      caption={<span className="title-card">{campuses.page.hours}</span>}
      className="border-b border-ink"
    >
      {spans.map((span) => {
        const isToday = isWithin(span, today);
        return (
          <tr
            key={span.first}
            {...(isToday && { 'aria-current': 'date' })}
            className={isToday ? 'font-semibold' : ''}
          >
            <th scope="row" className="pr-4 first-letter:uppercase">
              {daysInWords(span, campuses)}
            </th>
            <td className="text-right tabular-nums">{hoursInWords(span, campuses, language)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

type NotesProps = { campus: Campus; minutesAhead: number };

function Notes({ campus: { openingNote }, minutesAhead }: NotesProps) {
  const { page } = useLabels().campuses;
  return (
    <div className="mt-4 grid gap-2 text-s text-ink-soft">
      {openingNote && <p>{openingNote}</p>}
      {minutesAhead !== 0 && (
        <p>{fill(minutesAhead > 0 ? page.ahead : page.behind, { time: lapse(minutesAhead) })}</p>
      )}
    </div>
  );
}
