import { type ChangeEventHandler, type Ref, useId } from 'react';

type Props = {
  label: string;
  name: string;
  value: string;
  longest: number;
  className?: string;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Words to look for, where that is all there is to do. */
export function LargeSearchField({ label, name, value, longest, className, ref, onChange }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-xs text-ink-soft">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={longest}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={onChange}
        className="mt-2 h-14 w-full appearance-none rounded-sharp border border-ink bg-paper px-4 title-3 tracking-normal [&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}
