import { type ComponentProps, type ReactNode, useId } from 'react';
import { Fault } from './fault';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  /** What ticking it says. */
  children: ReactNode;
  /** What is wrong with leaving it as it is. */
  error?: string | undefined;
};

/** Something to say yes to: the words are as good to press as the box. */
export function Checkbox({ children, error, className = '', ...attributes }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-2.5 text-s font-medium has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
        <input
          {...attributes}
          type="checkbox"
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          className="tick-box"
        />
        <span>{children}</span>
      </label>
      {error && <Fault id={id}>{error}</Fault>}
    </div>
  );
}
