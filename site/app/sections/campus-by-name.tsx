import { useId } from 'react';
import { useLocation } from 'react-router';
import { CampusInput, type TypedCampus } from '../modules/campus-choice';
import { Link, usePath } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';

type Props = {
  typed: TypedCampus;
  /** Of the whole, of its label, which is for those who hear the page where there is none, and of the field. */
  className: string;
  label?: string;
  control: string;
};

/** A campus as a filter, where there are too many for a list: its name, and what came of one that names no campus or several. */
export function CampusByName({ typed, className, label = 'sr-only', control }: Props) {
  const { campus, allCampuses } = useLabels().campuses;
  const id = useId();
  const { text, answer } = typed;
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={label}>
        {campus}
      </label>
      <CampusInput
        id={id}
        name="campus"
        defaultValue={text}
        placeholder={allCampuses}
        className={`${control} placeholder:text-ink placeholder:opacity-100`}
        {...(answer && { 'aria-describedby': `${id}-answer`, 'aria-invalid': true })}
      />
      <div id={`${id}-answer`} role="status" className="text-s text-pretty empty:hidden">
        {answer && <Answer typed={text} answer={answer} />}
      </div>
    </div>
  );
}

type AnswerProps = { typed: string; answer: NonNullable<TypedCampus['answer']> };

function Answer({ typed, answer }: AnswerProps) {
  const { byName } = useLabels().campuses;
  const path = usePath();
  const { pathname, search } = useLocation();
  const choosing = (slug: string) => {
    const query = new URLSearchParams(search);
    query.set('campus', slug);
    return `${pathname}?${query}`;
  };
  if (answer.kind === 'unknown')
    return (
      <p className="py-2 font-semibold">
        {fill(byName.unknown, { typed })}{' '}
        <Link
          to={path(`/campus?${new URLSearchParams({ pres: typed })}`)}
          className="text-link font-medium"
        >
          {byName.nearest}
        </Link>
      </p>
    );
  return (
    <>
      <p className="pt-2 font-semibold">{fill(byName.several, { typed })}</p>
      <ul className="flex flex-wrap gap-x-5 pb-2">
        {answer.others.map(({ value, name }) => (
          <li key={value}>
            <Link
              to={choosing(value)}
              inPlace
              className="text-link min-h-touch font-medium desk:min-h-8"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
