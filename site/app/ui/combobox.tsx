import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Chevron } from './chevron';
import { FormField, type FormFieldProps, type Ties } from './form-field';

type Choice = { value: string; name: string };

type Props = Pick<FormFieldProps, 'label' | 'hint' | 'error'> & {
  /** It is among what is wrong, and the words that say so are elsewhere. */
  invalid?: boolean;
  /** What is shown while nothing is chosen. */
  none: string;
  choices: Choice[];
  chosen: Choice | null;
  onPick: (choice: Choice | null) => void;
  /** Where the choices are some of many, and follow what is typed. */
  onType?: (typed: string) => void;
  /** Whether a choice is one of those that the words typed ask for. */
  isMeant: (choice: Choice, typed: string) => boolean;
  /** What the list says when it has nothing to choose from. */
  empty: string;
  /** How many choices there are, said aloud as one types. */
  count: (choices: number) => string;
  disabled?: boolean;
  /** The list opens upwards: what it stands in ends soon below, and would have to scroll. */
  above?: boolean;
};

/** One of many, in a form: the list narrows as one types. After the ARIA pattern of an editable combobox. */
export function Combobox({ label, hint, error, ...control }: Props) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <Control {...control} ties={ties} label={label} />}
    </FormField>
  );
}

type ControlProps = Omit<Props, 'hint' | 'error'> & { ties: Ties };

function Control({ ties, label, none, choices, chosen, ...props }: ControlProps) {
  const {
    isMeant,
    onPick,
    onType,
    empty,
    count,
    invalid = false,
    disabled = false,
    above = false,
  } = props;
  const list = useId();
  const [open, setOpen] = useState(false);
  /** Null while nothing is being typed: what is chosen is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const offered = typed ? choices.filter((choice) => isMeant(choice, typed)) : choices;
  const marked = open ? offered[active] : undefined;
  const optionId = (index: number) => `${list}-${index}`;

  const rest = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const unfold = (at: number) => {
    setOpen(true);
    setActive(at);
  };
  const pick = (choice: Choice | null) => {
    rest();
    if (choice?.value !== chosen?.value) onPick(choice);
  };
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    unfold(text.trim() ? 0 : -1);
  };
  /** What was typed in full, or emptied, is meant; what could be several things is not. */
  const leave = () => {
    if (typed === null) return rest();
    if (typed.trim() === '') return pick(null);
    const [only, ...others] = offered;
    if (only && others.length === 0) pick(only);
    else rest();
  };
  const move = (step: 1 | -1) => {
    const first = choices.findIndex(({ value }) => value === chosen?.value);
    if (!open) return unfold(first >= 0 ? first : step === 1 ? 0 : choices.length - 1);
    const { length } = offered;
    setActive(length === 0 ? -1 : (Math.max(active, step === 1 ? -1 : 0) + step + length) % length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step) move(step);
    else if (event.key === 'Enter' && marked) pick(marked);
    else if (event.key === 'Escape' && open) rest();
    else return;
    // Nor does Enter send the form, nor Escape close what the field stands in.
    event.preventDefault();
  };

  return (
    <div className="relative">
      <div className="relative flex items-center">
        <input
          {...(invalid && { 'aria-invalid': true })}
          {...ties}
          type="text"
          role="combobox"
          aria-expanded={open && offered.length > 0}
          {...(open && offered.length > 0 && { 'aria-controls': list })}
          aria-autocomplete="list"
          aria-activedescendant={marked && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={none}
          value={typed ?? chosen?.name ?? ''}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => (open && typed === null ? rest() : setOpen(true))}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className="control truncate pr-11 placeholder:text-ink-soft placeholder:opacity-100"
        />
        <span className="pointer-events-none absolute right-4.5">
          <Chevron />
        </span>
      </div>
      {open && (
        <Options
          id={list}
          label={label}
          choices={offered}
          active={active}
          chosen={chosen?.value}
          optionId={optionId}
          empty={empty}
          place={above ? 'bottom-full -mb-px' : 'top-full -mt-px'}
          onPick={pick}
        />
      )}
      <p role="status" className="sr-only">
        {open && typed !== null && (offered.length > 0 ? count(offered.length) : empty)}
      </p>
    </div>
  );
}

const BOX = 'absolute inset-x-0 z-10 border border-ink bg-paper';

type OptionsProps = {
  id: string;
  label: string;
  choices: Choice[];
  active: number;
  chosen: string | undefined;
  optionId: (index: number) => string;
  empty: string;
  place: string;
  onPick: (choice: Choice) => void;
};

function Options({ id, label, choices, active, chosen, ...props }: OptionsProps) {
  const { optionId, empty, place, onPick } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (choices.length === 0) {
    return <p className={`${BOX} ${place} px-4 py-3 text-s text-ink-soft`}>{empty}</p>;
  }
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // The focus stays in the field, whatever is pressed here: its scrollbar too.
      onMouseDown={(event) => event.preventDefault()}
      className={`${BOX} ${place} max-h-57 overflow-y-auto overscroll-contain`}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keyboard for its options
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={choice.value}
          id={optionId(index)}
          role="option"
          aria-selected={choice.value === chosen}
          onClick={() => onPick(choice)}
          className={`flex min-h-touch cursor-pointer items-center px-4 py-2 text-s leading-snug hover:bg-mist aria-selected:font-semibold ${index === active ? 'bg-mist shadow-[inset_3px_0_var(--color-survey)]' : ''}`}
        >
          {choice.name}
        </div>
      ))}
    </div>
  );
}
