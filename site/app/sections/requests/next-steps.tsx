import type { Action } from '../../modules/application';
import { useRequestWords } from '../../modules/requests';

/** What follows once the form is sent. */
export function NextSteps({ action }: { action: Action }) {
  const requests = useRequestWords();
  return (
    <>
      <h2 className="mb-4 title-card">{requests.next}</h2>
      <ol className="border-b border-ink">
        {requests.actions[action].next.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_1fr] items-baseline border-t border-ink py-4 text-s"
          >
            <span aria-hidden="true" className="title-3">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
