import { boundsOf, type Dated, isSeveralDays, type Stage, whenOf } from '../../modules/agenda';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';
import { Fact, Facts } from '../facts';
import { EventWhen } from './event-when';

type Props = { event: Dated; stage: Stage };

/** When it is, by the clocks of the campus and, where they differ, by those of the school; of several days, from when to when. */
export function EventTimes({ event, stage }: Props) {
  const { agenda } = useLabels();
  const language = useLanguage();
  const { atSchool } = whenOf(event, stage, language);
  const bounds = boundsOf(event, language);
  return (
    <div className="mt-5">
      <EventWhen event={event} stage={stage} className="text-l" />
      {atSchool && <p className="mt-1 text-s text-ink-soft tabular-nums">{atSchool}</p>}
      {isSeveralDays(event) && event.end && (
        <div className="mt-5 max-w-[34em]">
          <Facts>
            <Fact name={agenda.start}>
              <DateText instant={event.start}>{bounds.start}</DateText>
            </Fact>
            <Fact name={agenda.end}>
              <DateText instant={event.end}>{bounds.end ?? ''}</DateText>
            </Fact>
          </Facts>
        </div>
      )}
    </div>
  );
}
