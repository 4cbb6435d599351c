import { type ReactNode, useId, useState } from 'react';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { type Counts, countOf } from '../../modules/home';
import { AddressForm, usePath } from '../../modules/navigation';
import { counted, term, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Button } from '../../ui/button';
import { Chevron } from '../../ui/chevron';

type Props = {
  types: NonNullable<ProgrammeSummary['landingType']>[];
  campuses: { slug: string; name: string }[];
  /** Null when it is not known what is offered where. */
  counts: Counts | null;
};

/** The shortest way to a programme: what for, and near where. It asks the programmes' own finder. */
export function Finder({ types, campuses, counts }: Props) {
  const { finder } = useLabels().campuses;
  const path = usePath();
  const [type, setType] = useState('');
  const [campus, setCampus] = useState('');
  const count = counts && countOf(counts, type, campus);
  return (
    <search aria-label={finder.finder}>
      <AddressForm
        to={path('/programmes')}
        className="relative grid bg-paper desk:mt-12 desk:max-w-105"
      >
        <Choice label={finder.aim} name="type" value={type} onChoose={setType}>
          <option value="">{finder.anyType}</option>
          {types.map((each) => (
            <option key={each} value={each}>
              {term(finder.types, each)}
            </option>
          ))}
        </Choice>
        {campuses.length > 0 && (
          // Where there is nothing, the way leads to what there is elsewhere.
          <Choice
            label={finder.near}
            name={count === 0 ? undefined : 'campus'}
            value={campus}
            onChoose={setCampus}
          >
            <option value="">{finder.anyCampus}</option>
            {campuses.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Button type="submit" look="filled" className="min-h-15 justify-between">
          <Wording count={count} />
          <Arrow />
        </Button>
      </AddressForm>
    </search>
  );
}

/** Without scripts the number would not follow what is chosen: none is given. */
function Wording({ count }: { count: number | null }) {
  const { finder } = useLabels().campuses;
  if (count === null) return finder.see;
  const wording = count === 0 ? finder.elsewhere : counted(finder.seeCount, count);
  return (
    <>
      <span className="hidden noscript:inline">{finder.see}</span>
      <span className="noscript:hidden">{wording}</span>
    </>
  );
}

type ChoiceProps = {
  label: string;
  name: string | undefined;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, name, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="relative flex items-center border-t border-ink">
      <label htmlFor={id} className="w-18 flex-none text-s text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-15 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-8 font-display text-l leading-none font-semibold"
      >
        {children}
      </select>
      <span className="pointer-events-none absolute right-1">
        <Chevron />
      </span>
    </div>
  );
}
