import type { Event } from '../../content/events.server';
import { type EventType, isEventType } from '../../modules/agenda';

/** Told apart by colour and by pattern; the word is always beside it. */
const PATTERNS: Record<EventType, string> = {
  'open-door': 'bg-survey',
  'admission-test': 'bg-ink',
  conference: 'bg-brass-text',
  convention: 'border-2 border-survey bg-paper',
  'live-my-life': `text-survey ${dashed()}`,
  'job-dating': `text-ink ${dashed()}`,
};

function dashed(): string {
  return 'bg-[repeating-linear-gradient(90deg,currentColor_0_4px,var(--color-paper)_4px_6px)]';
}

type Props = { type: Event['type']; className?: string };

/** What kind of event it is, as a mark on the axis of time. Of no kind, a thin frame. */
export function Tick({ type, className = '' }: Props) {
  const pattern = isEventType(type) ? PATTERNS[type] : 'border border-ink bg-paper';
  return (
    <span
      aria-hidden="true"
      className={`inline-block h-2 w-[22px] flex-none forced-color-adjust-none ${pattern} ${className}`}
    />
  );
}
