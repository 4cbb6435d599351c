import { Form } from 'react-router';
import { Link, usePath } from '../../modules/navigation';
import { type Compared, comparisonPath, MOST_COMPARED } from '../../modules/programmes';
import { fill, useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { Cross } from '../../ui/cross';
import { Select } from '../../ui/field';
import { showWhole } from '../../ui/show-whole';
import { useCriteria } from './criteria';

type Props = {
  programmes: Compared[];
  /** More were asked for than are shown. */
  cut: boolean;
  /** What else could be compared. */
  others: { slug: string; title: string }[];
};

/** RTE-11: up to three programmes side by side. */
export function ProgrammeComparison({ programmes, cut, others }: Props) {
  const { comparison } = useLabels().courses;
  const path = usePath();
  return (
    <>
      {cut && (
        <p role="status" className="mb-6 border-l-2 border-brass pl-4">
          {fill(comparison.cut, { most: MOST_COMPARED })}
        </p>
      )}
      {/* Wider than a phone: it is moved by keyboard too. */}
      <section
        aria-label={comparison.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onFocus={showWhole}
        className="relative overflow-x-auto border-b border-ink print:overflow-visible"
      >
        <ComparisonTable programmes={programmes} />
      </section>
      <div className="mt-8 flex flex-wrap items-end gap-x-10 gap-y-6 print:hidden">
        {programmes.length < MOST_COMPARED && others.length > 0 && (
          <AddOne programmes={programmes} others={others} />
        )}
        <Link to={path('/programmes')} className="text-link min-h-touch">
          {comparison.back}
        </Link>
      </div>
    </>
  );
}

function ComparisonTable({ programmes }: { programmes: Compared[] }) {
  const { comparison } = useLabels().courses;
  const criteria = useCriteria(programmes);
  return (
    <table
      style={{ minWidth: `${8 + 11 * programmes.length}rem` }}
      className="w-full table-fixed border-collapse text-left align-top"
    >
      <caption className="sr-only">{comparison.table}</caption>
      <thead>
        <tr className="align-bottom">
          <td className="w-32 desk:w-[16%]" />
          {programmes.map((programme) => (
            <ProgrammeHead key={programme.slug} programme={programme} among={programmes} />
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ name, cells }) => (
          <tr key={name} className="border-t border-ink align-top">
            <th scope="row" className="py-4 pr-4 text-xs font-medium text-ink-soft">
              {name}
            </th>
            {programmes.map(({ slug }, index) => (
              <td key={slug} className="py-4 pr-6 text-s">
                {cells[index] ?? <Unknown />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unknown() {
  const { comparison } = useLabels().courses;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{comparison.unknown}</span>
    </>
  );
}

function ProgrammeHead({ programme, among }: { programme: Compared; among: Compared[] }) {
  const { comparison } = useLabels().courses;
  const path = usePath();
  const rest = among.filter(({ slug }) => slug !== programme.slug).map(({ slug }) => slug);
  return (
    <th scope="col" className="pr-6 pb-4 font-normal">
      <span className="title-card block wrap-anywhere">
        <Link to={path(`/programmes/${programme.slug}`)} className="reach hover:text-survey">
          {programme.title}
        </Link>
      </span>
      <span className="mt-1 block print:hidden">
        <Link to={path(comparisonPath(rest))} inPlace className="text-link min-h-touch gap-2">
          <Cross />
          <span>
            {comparison.remove}
            <span className="sr-only"> {programme.title}</span>
          </span>
        </Link>
      </span>
    </th>
  );
}

/** A form that any browser sends; the page then has the one address of what is compared. */
function AddOne({ programmes, others }: Pick<Props, 'programmes' | 'others'>) {
  const { comparison } = useLabels().courses;
  const path = usePath();
  return (
    <Form action={path('/programmes')} className="flex flex-wrap items-end gap-4">
      {programmes.map(({ slug }) => (
        <input key={slug} type="hidden" name="compare" value={slug} />
      ))}
      <Select
        key={programmes.length}
        label={comparison.add}
        name="compare"
        value=""
        all={comparison.choice}
        choices={others.map(({ slug, title }) => ({ value: slug, name: title }))}
        className="w-72 max-w-full"
      />
      <Button type="submit">{comparison.addOne}</Button>
    </Form>
  );
}
