import { type ReactNode, useId } from 'react';

type FieldProps = { label: string; className?: string };

const CONTROL = 'w-full min-h-touch border-b border-ink bg-paper text-m font-medium';
const LABEL = 'text-xs text-ink-soft';

/** For a control that is made elsewhere and stands among these. */
export const FIELD = { label: LABEL, control: CONTROL };

type SelectProps = FieldProps & {
  name: string;
  value: string;
  /** The choice of none in particular. */
  all: string;
  choices: { value: string; name: string }[];
};

/** One of several, by the browser's own list. */
export function Select({ label, className, name, value, all, choices }: SelectProps) {
  return (
    <Field label={label} {...(className && { className })}>
      {(id) => (
        <select id={id} name={name} defaultValue={value} className={CONTROL}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Words to look for. */
export function SearchField({
  label,
  className,
  name,
  value,
}: FieldProps & { name: string; value: string }) {
  return (
    <Field label={label} {...(className && { className })}>
      {(id) => (
        <input
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          className={`${CONTROL} px-1`}
        />
      )}
    </Field>
  );
}

function Field({
  label,
  className,
  children,
}: FieldProps & { children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
