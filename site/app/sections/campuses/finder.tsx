import { useId } from 'react';
import { Link, QueryForm, usePath } from '../../modules/navigation';
import type { Answer, Place } from '../../modules/places';
import { fill, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Button } from '../../ui/button';

type Props = { near: string; answer: Answer | null };

/** Where the visitor is, by a commune or its postcode; what was understood of it, and what else it may be. */
export function CampusFinder({ near, answer }: Props) {
  const { list } = useLabels().campuses;
  const path = usePath();
  const id = useId();
  return (
    <search aria-label={list.find}>
      <QueryForm to={path('/campus')}>
        <label htmlFor={id} className="mb-1 block text-s font-semibold">
          {list.where}
        </label>
        <div className="flex">
          <input
            id={id}
            type="search"
            name="pres"
            defaultValue={near}
            autoComplete="postal-code"
            maxLength={80}
            className="min-h-14 min-w-0 flex-1 rounded-l-sharp border border-ink bg-paper px-4 text-m"
          />
          <Button type="submit" className="min-h-14 rounded-l-none border-l-0 px-4">
            <span className="max-sm:sr-only">{list.search}</span>
            <Arrow />
          </Button>
        </div>
      </QueryForm>
      <div role="status" className="text-s text-pretty">
        {answer && <Understood answer={answer} typed={near} />}
      </div>
      {answer && answer.kind !== 'unknown' && <Others places={answer.others} />}
      {near && (
        <p>
          <Link to={path('/campus')} inPlace className="text-link min-h-touch">
            {list.clear}
          </Link>
        </p>
      )}
    </search>
  );
}

function Understood({ answer, typed }: { answer: Answer; typed: string }) {
  const { list } = useLabels().campuses;
  if (answer.kind === 'unknown')
    return <p className="mt-3 font-semibold">{fill(list.unknown, { typed })}</p>;
  if (answer.kind === 'several') return <p className="mt-3 font-semibold">{list.several}</p>;
  const { name, department, isNear } = answer.place;
  return (
    <>
      <p className="mt-3">
        {fill(isNear ? list.fromNear : list.from, { place: name, department })}
      </p>
      {answer.others.length > 0 && <p className="mt-3 font-semibold">{list.otherPlaces}</p>}
    </>
  );
}

function Others({ places }: { places: Place[] }) {
  const path = usePath();
  if (places.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {places.map(({ name, department, query }) => (
        <li key={query}>
          <Link
            to={path(`/campus?${new URLSearchParams({ pres: query })}`)}
            inPlace
            className="text-link min-h-touch font-medium desk:min-h-8"
          >
            {name} ({department})
          </Link>
        </li>
      ))}
    </ul>
  );
}
