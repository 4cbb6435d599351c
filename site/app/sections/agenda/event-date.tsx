import { type Dated, whenOf } from '../../modules/agenda';
import { useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';

/** The day of an event, or its first and its last, whether it has begun or not. */
export function EventDate({ event, className = '' }: { event: Dated; className?: string }) {
  const { date } = whenOf(event, 'to-come', useLanguage());
  return (
    <DateText instant={event.start} className={className}>
      {date}
    </DateText>
  );
}
