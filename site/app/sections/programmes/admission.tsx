import type { Programme } from '../../content/programmes.server';
import { Link, usePath } from '../../modules/navigation';
import type { WayIn } from '../../modules/programmes';
import { counted, fill, term, useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';

type Props = { programme: Programme; ways: WayIn[] };

/** What is asked of a candidate, by which way they come in on which campus, and how long it takes. */
export function Admission({ programme: { prerequisites, accessDelay }, ways }: Props) {
  const { courses } = useLabels();
  return (
    <>
      {prerequisites && (
        <div>
          <h3 className="title-card mb-3">{courses.sheet.prerequisites}</h3>
          <RichText content={prerequisites} />
        </div>
      )}
      {ways.map((way) => (
        <Way key={way.route} way={way} />
      ))}
      {accessDelay && (
        <p className="mt-8 text-s text-ink-soft first:mt-0">
          {fill(courses.accessDelayIs, { delay: term(courses.accessDelays, accessDelay) })}
        </p>
      )}
    </>
  );
}

export function hasAdmission({ prerequisites, accessDelay }: Programme, ways: WayIn[]) {
  return prerequisites !== null || Boolean(accessDelay) || ways.length > 0;
}

/** The steps as stations on a line, and where it leads. */
function Way({ way: { route, count, campuses, withCompany } }: { way: WayIn }) {
  const { sheet, campusCount } = useLabels().courses;
  const path = usePath();
  const { title, steps } = sheet.ways[route];
  const all = withCompany ? [...steps, sheet.company] : steps;
  return (
    <div className="mt-10 print:break-inside-avoid">
      <h3 className="title-card">{title}</h3>
      <p className="mt-1 max-w-[66ch] text-s text-ink-soft">
        {campuses.length < count && counted(campusCount, count)}
        {campuses.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && ', '}
            <Link to={path(`/campus/${slug}`)} className="hover:text-survey hover:underline">
              {name}
            </Link>
          </span>
        ))}
      </p>
      <ol className="mt-6 ml-1.5 desk:ml-0 desk:flex">
        {all.map(({ name, text }) => (
          <li
            key={name}
            className="stop border-l border-survey pb-5 pl-6 text-s last:border-transparent last:pb-0 desk:flex-1 desk:border-t desk:border-l-0 desk:pt-6 desk:pr-6 desk:pb-0 desk:pl-0 desk:last:border-survey"
          >
            <b className="block font-display text-station font-semibold">{name}</b>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
