import { useEffect, useRef } from 'react';
import { FIELDS, useRequestWords } from '../../modules/requests';
import { counted, fill } from '../../modules/taxonomy';
import { faultWords } from './fault-words';
import type { Returned } from './form-state';

/** Why the request has not gone, and what to do: the first thing to be read, or heard, of the page that came back. */
export function Summary({ returned }: { returned: Returned | null | undefined }) {
  const requests = useRequestWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returned !== undefined) box.current?.focus();
  }, [returned]);
  if (returned === undefined) return null;
  const wrong = FIELDS.filter((field) => returned?.faults[field]);
  const refusal = returned === null ? 'failed' : returned.refusal;
  if (wrong.length === 0 && !refusal) return null;
  const { summary } = requests;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that comes back with faults begins with them, without scripts too
      autoFocus
      className="mb-10 border-l-4 border-vermilion-deep bg-mist px-6 py-5"
    >
      <h2 className="title-card">
        {refusal ? summary.refused : counted(summary.wrong, wrong.length)}
      </h2>
      {refusal && (
        <p className="mt-2 max-w-[38em]">
          {fill(requests.refusals[refusal], { minutes: returned?.minutes ?? 1 })}
        </p>
      )}
      <ul className="mt-2">
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="inline-flex min-h-touch items-center font-medium text-vermilion-deep underline underline-offset-4 hover:no-underline lg:min-h-9"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {faultWords(requests, field, returned?.faults[field])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
