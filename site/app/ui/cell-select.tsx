import { useId } from 'react';
import { Chevron } from './chevron';

type Props = {
  label: string;
  name: string;
  value: string;
  /** The choice of none in particular. */
  all: string;
  choices: { value: string; name: string }[];
  className?: string;
};

/** A list to choose from as a cell of a bar: what is chosen says what it is about. */
export function CellSelect({ label, name, value, all, choices, className = '' }: Props) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative flex items-center">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="h-12 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-6 text-s font-semibold"
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute right-0">
          <Chevron />
        </span>
      </div>
    </div>
  );
}
