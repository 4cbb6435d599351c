import { type Dated, type Stage, whenOf } from '../../modules/agenda';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';

type Props = {
  event: Dated;
  /** Where it is not said, it is told as what is to come. */
  stage?: Stage;
  className: string;
};

/** The day and the hours, where the event is. */
export function EventWhen({ event, stage = 'to-come', className }: Props) {
  const { agenda } = useLabels();
  const { date, hours, atSchool } = whenOf(event, stage, useLanguage());
  return (
    <p className={`flex flex-wrap gap-x-4 font-medium text-brass-text tabular-nums ${className}`}>
      <DateText instant={event.start}>{date}</DateText>{' '}
      {hours && <span>{atSchool ? `${hours}, ${agenda.localTime}` : hours}</span>}
    </p>
  );
}
