import { Icon } from '../../ui/icon';
import { useLabels } from '../taxonomy';
import type { Popin, Question } from './machine';
import { emptyWords } from './words';

type Props = { state: Popin; onRetry: (() => void) | undefined };

const PARTS: Question['of'][] = ['courses', 'campuses', 'link'];

/** POP-7, POP-8, POP-11: what is waited for, what failed, and what is to be put right. It is said aloud. */
export function Messages({ state, onRetry }: Props) {
  const { menus, utils } = useLabels();
  const { popin: words } = menus;
  const { calls, courses, error } = state;
  const failed = PARTS.filter((part) => calls[part]?.failed);
  const waited = PARTS.find((part) => calls[part] && !calls[part].failed);
  const isEmpty = !calls.courses && courses.length === 0;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 text-s">
      <p role="status" className="text-ink-soft">
        {waited ? words.loading[waited] : isEmpty && emptyWords(state, 'courses', words)}
      </p>
      <div role="alert" className="font-medium text-vermilion-deep">
        {error && <Told>{words.errors[error]}</Told>}
        {failed.map((part) => (
          <Told key={part}>{words.failed[part]}</Told>
        ))}
      </div>
      {failed.length > 0 && (
        <button
          type={onRetry ? 'button' : 'submit'}
          onClick={onRetry}
          className="text-link min-h-touch cursor-pointer underline"
        >
          {utils.retry}
        </button>
      )}
    </div>
  );
}

function Told({ children }: { children: string }) {
  return (
    <p className="flex gap-2">
      <Icon name="alert" size={16} className="mt-1" />
      {children}
    </p>
  );
}
