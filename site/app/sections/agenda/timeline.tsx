import type { ReactNode } from 'react';
import type { Event } from '../../content/events.server';
import type { Rail } from '../../modules/agenda';
import { monthName } from '../../modules/calendar';
import { counted, fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { TimelineRow } from './timeline-row';

/** The agenda: what is under way, then a rail for each month. */
export function Timeline({ rails, now }: { rails: Rail<Event>[]; now: Date }) {
  return rails.map((rail, index) => (
    <TimelineRail
      key={rail.month ?? 'under way'}
      title={<RailTitle month={rail.month} />}
      note={<RailNote rail={rail} />}
      events={rail.events}
      now={now}
      ruled={index > 0}
    />
  ));
}

type RailProps = {
  title: ReactNode;
  note?: ReactNode;
  events: Event[];
  now: Date;
  /** Whether a line sets it off from what is above. */
  ruled: boolean;
};

/** A stretch of the axis under its name, which stays in sight as long as it lasts. */
export function TimelineRail({ title, note, events, now, ruled }: RailProps) {
  return (
    <section className="wrap grid items-start gap-x-gutter desk:grid-cols-12">
      <h2
        className={`sticky top-bar z-2 low:static flex items-baseline justify-between gap-x-4 border-ink bg-paper pt-6 pb-3 max-desk:border-b desk:top-clear desk:col-span-3 desk:block desk:pt-8 ${ruled ? 'border-t' : ''}`}
      >
        <span className="rail-title">{title}</span>{' '}
        {note && (
          <span className="text-s font-medium text-brass-text tabular-nums desk:mt-3 desk:block">
            {note}
          </span>
        )}
      </h2>
      <ol
        className={`agenda-axis relative border-ink desk:col-span-9 ${ruled ? 'desk:border-t' : ''}`}
      >
        {events.map((event) => (
          <TimelineRow key={event.slug} event={event} now={now} />
        ))}
      </ol>
    </section>
  );
}

function RailTitle({ month }: { month: string | null }) {
  const { agenda } = useLabels();
  const language = useLanguage();
  return month === null ? agenda.underWay : monthName(month, language);
}

function RailNote({ rail: { month, total, continued } }: { rail: Rail<Event> }) {
  const { agenda } = useLabels();
  const count = counted(agenda.count, total);
  const said = month === null ? count : fill(agenda.ofYear, { year: month.slice(0, 4), count });
  return continued ? fill(agenda.continued, { count: said }) : said;
}
