import type { ComponentProps } from 'react';
import { Chevron } from './chevron';
import { FormField, type FormFieldProps } from './form-field';

type Props = FormFieldProps &
  Omit<ComponentProps<'select'>, keyof FormFieldProps | 'children'> & {
    /** What is shown while nothing is chosen. */
    none: string;
    choices: { value: string; name: string }[];
  };

/** One of several, in a form: by the browser's own list. */
export function SelectField(props: Props) {
  const { id, label, hint, error, optional, className, none, choices, ...attributes } = props;
  return (
    <FormField {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <div className="relative flex items-center">
          <select {...attributes} {...ties} className="control truncate pr-11">
            <option value="">{none}</option>
            {choices.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute right-4.5">
            <Chevron />
          </span>
        </div>
      )}
    </FormField>
  );
}
