import { type ReactNode, useId } from 'react';
import { Fault } from './fault';

export type FormFieldProps = {
  /** For what leads to it from elsewhere on the page. */
  id?: string | undefined;
  label: string;
  /** How it is to be filled in. */
  hint?: string | undefined;
  /** What is wrong with it, and how that is mended. */
  error?: string | undefined;
  /** Said beside the label of what may be left empty: in a form, most may not. */
  optional?: string | undefined;
  className?: string | undefined;
};

/** What ties a control to the words around it. */
export type Ties = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type Props = FormFieldProps & { children: (ties: Ties) => ReactNode };

/** Something to fill in: its name, how, what is wrong with it, and the control itself. */
export function FormField({ id: named, label, hint, error, optional, className, children }: Props) {
  const own = useId();
  const id = named ?? own;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-s font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id,
          ...(described && { 'aria-describedby': described }),
          ...(error && { 'aria-invalid': true }),
        })}
      </div>
      {error && <Fault id={errorId}>{error}</Fault>}
    </div>
  );
}
