import type { ReactNode } from 'react';
import type { Programme } from '../../content/programmes.server';
import { longDate } from '../../modules/calendar';
import {
  durationName,
  euros,
  leadingPrices,
  mainStart,
  rncp,
  type Start,
  spanOf,
  totalHours,
} from '../../modules/programmes';
import { counted, fill, term, useLabels, useLanguage } from '../../modules/taxonomy';
import { Day } from '../day';
import { LevelWords } from './level-words';

type Props = { programme: Programme; starts: Start[] };

/** What is compared from one programme to the next. What is not known is left out, and of nothing there is no band. */
export function FactsBand({ programme, starts }: Props) {
  const facts = useFacts(programme, starts);
  if (facts.length === 0) return null;
  return (
    <div className="bg-ink text-paper print:border-y print:border-ink print:bg-transparent print:text-ink">
      <div className="wrap">
        {/* Lines stand between facts, however many there are in a row: those at the edges are cut off. */}
        <div className="-ml-4 overflow-hidden">
          <dl className="-mt-px -ml-px grid grid-cols-2 desk:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none print:grid-cols-3">
            {facts.map(({ name, value, more }) => (
              <div
                key={name}
                className="border-t border-l border-hair-ink px-4 pt-5 pb-6 desk:pt-6 desk:pb-8"
              >
                <dt className="text-xs font-medium text-brass-light print:text-brass-text">
                  {name}
                </dt>
                <dd className="mt-2 font-display text-fact font-semibold tracking-[-0.01em] text-balance tabular-nums xl:min-h-[2.24em]">
                  {value}
                </dd>
                {more.map((line) => (
                  <dd
                    key={line}
                    className="mt-1 text-xs text-paper-soft tabular-nums print:text-ink-soft"
                  >
                    {line}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

type Fact = { name: string; value: ReactNode; more: string[] };

function useFacts(programme: Programme, starts: Start[]): Fact[] {
  const { courses } = useLabels();
  const language = useLanguage();
  const { rhythm, duration, certification, prices, teachingUnits } = programme;
  const span = spanOf(programme);
  const hours = totalHours(teachingUnits);
  const { first, workStudy } = leadingPrices(prices);
  const facts: Fact[] = [];
  const say = (name: string, value: ReactNode, ...more: (string | false | null | undefined)[]) =>
    value && facts.push({ name, value, more: more.filter((line) => typeof line === 'string') });

  say(courses.level, span && <LevelWords span={span} />);
  say(courses.rhythm, rhythm && term(courses.rhythms, rhythm));
  say(
    courses.duration,
    duration && durationName(duration, courses),
    hours !== null && counted(courses.hoursTaught, hours),
  );
  say(
    courses.certification,
    rncp(certification?.rncpCode)?.name,
    certification?.level != null && fill(courses.titleLevel, { level: certification.level }),
  );
  say(
    courses.prices,
    first && euros(first.amount, courses, language),
    first?.label,
    workStudy && fill(courses.inWorkStudy, { price: euros(workStudy.amount, courses, language) }),
  );
  say(courses.start, starts[0] && <Day date={starts[0].date} />, useMainStart(starts));
  return facts;
}

/** The day most campuses start, when it is not the next. */
function useMainStart(starts: Start[]): string | null {
  const { courses } = useLabels();
  const language = useLanguage();
  const main = mainStart(starts);
  if (!main) return null;
  return fill(courses.mainStart, {
    day: longDate(new Date(main.date), language),
    campuses: counted(courses.campusCount, main.campuses),
  });
}
