import type { Event } from '../../content/events.server';
import type { Stage } from '../../modules/agenda';
import { term, useLabels } from '../../modules/taxonomy';

type Props = { type: Event['type']; stage?: Stage };

/** What kind of event it is, and whether it is now. */
export function EventKind({ type, stage = 'to-come' }: Props) {
  const { agenda } = useLabels();
  const moments = {
    'to-come': null,
    today: agenda.today,
    'under-way': agenda.underWay,
    past: agenda.past,
  };
  const moment = moments[stage];
  if (type === null && moment === null) return null;
  return (
    <p className="text-xs leading-[1.2] font-semibold">
      {type && term(agenda.types, type)}
      {type && moment && ' · '}
      {moment && (
        <span className={stage === 'past' ? 'text-ink-soft' : 'text-vermilion-deep'}>{moment}</span>
      )}
    </p>
  );
}
