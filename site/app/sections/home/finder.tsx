import { type ReactNode, useId, useState } from 'react';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { CampusInput } from '../../modules/campus-choice';
import { type Counts, countOf } from '../../modules/home';
import { AddressForm, usePath } from '../../modules/navigation';
import { counted, term, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Button } from '../../ui/button';
import { Chevron } from '../../ui/chevron';

type Props = {
  types: NonNullable<ProgrammeSummary['landingType']>[];
  /** Null when there are too many for a list. */
  campuses: { slug: string; name: string }[] | null;
  /** Null when it is not known what is offered where. */
  counts: Counts | null;
};

/** The shortest way to a programme: what for, and near where. It asks the programmes' own finder. */
export function Finder({ types, campuses, counts }: Props) {
  const { finder } = useLabels().campuses;
  const path = usePath();
  const [type, setType] = useState('');
  const [campus, setCampus] = useState('');
  const isCounted = campuses !== null || campus === '';
  const count = counts && isCounted ? countOf(counts, type, campus) : null;
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
        {campuses === null && <CampusName onName={setCampus} />}
        {campuses && campuses.length > 0 && (
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

/** It may be typed without being one that is suggested: the programmes' own page knows which is meant. */
function CampusName({ onName }: { onName: (name: string) => void }) {
  const { finder } = useLabels().campuses;
  const id = useId();
  return (
    <div className={ROW}>
      <label htmlFor={id} className={LABEL}>
        {finder.near}
      </label>
      <CampusInput
        id={id}
        name="campus"
        placeholder={finder.anyCampus}
        onType={onName}
        className={`${CONTROL} placeholder:text-ink placeholder:opacity-100`}
      />
    </div>
  );
}

const ROW = 'relative flex items-center border-t border-ink';
const LABEL = 'w-18 flex-none text-s text-ink-soft';
const CONTROL =
  'min-h-15 w-full min-w-0 truncate bg-transparent font-display text-l leading-none font-semibold';

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
    <div className={ROW}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${CONTROL} cursor-pointer appearance-none pr-8`}
      >
        {children}
      </select>
      <span className="pointer-events-none absolute right-1">
        <Chevron />
      </span>
    </div>
  );
}
