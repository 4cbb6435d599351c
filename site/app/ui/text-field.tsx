import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field';

type Own<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FormFieldProps>;

type TextProps = FormFieldProps & Own<'input'> & { type?: 'text' | 'email' | 'tel' };

/** A line of text to fill in. */
export function TextField(props: TextProps) {
  const { id, label, hint, error, optional, className, type = 'text', ...attributes } = props;
  return (
    <FormField {...{ id, label, hint, error, optional, className }}>
      {(ties) => <input {...attributes} {...ties} type={type} className="control" />}
    </FormField>
  );
}

/** Several lines of it. */
export function TextArea(props: FormFieldProps & Own<'textarea'>) {
  const { id, label, hint, error, optional, className, rows = 4, ...attributes } = props;
  return (
    <FormField {...{ id, label, hint, error, optional, className }}>
      {(ties) => <textarea {...attributes} {...ties} rows={rows} className="control py-3" />}
    </FormField>
  );
}
