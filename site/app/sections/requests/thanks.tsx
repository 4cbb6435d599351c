import type { Event } from '../../content/events.server';
import type { Programme } from '../../content/programmes.server';
import type { Action } from '../../modules/application';
import { useRequestWords } from '../../modules/requests';
import { fill } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { ArrowLink } from '../arrow-link';
import { Fact, Facts } from '../facts';
import { ListHeader } from '../list-header';
import { OpenDays } from './open-days';

type Props = {
  action: Action;
  /** Null when nothing is known of it; the rest of the page stands. */
  programme: Pick<Programme, 'slug' | 'title' | 'brochure'> | null;
  campus: { slug: string; name: string } | null;
  events: Event[];
};

/** POP-12: that the request is kept, and what can be done while the campus reads it. */
export function Thanks({ action, programme, campus, events }: Props) {
  const { thanks } = useRequestWords();
  return (
    <>
      <ListHeader title={thanks.title[action]} lead={thanks.lead[action]} />
      <div className="wrap grid gap-x-gutter gap-y-14 pb-section desk:grid-cols-12">
        <div className="grid min-w-0 content-start gap-14 desk:col-span-8 desk:pr-12">
          {programme && <Brochure programme={programme} awaited={action === 'brochure'} />}
          <OpenDays events={events} campus={campus} />
        </div>
        <aside className="desk:col-span-4 desk:pl-4">
          {(programme || campus) && <Request programme={programme} campus={campus} />}
          <Onward programme={programme} campus={campus} />
        </aside>
      </div>
    </>
  );
}

type BrochureProps = { programme: NonNullable<Props['programme']>; awaited: boolean };

function Brochure({ programme: { title, brochure }, awaited }: BrochureProps) {
  const { thanks } = useRequestWords();
  if (!brochure && !awaited) return null;
  return (
    <section aria-labelledby="brochure" className="bg-survey px-edge py-10 text-paper desk:px-10">
      <h2 id="brochure" className="title-3">
        {thanks.brochure}
      </h2>
      <p className="mt-2 max-w-[34em]">{brochure ? title : thanks.noBrochure}</p>
      {brochure && (
        <a href={brochure.url} className="button button-paper mt-6">
          {brochure.kilobytes === null
            ? thanks.open
            : fill(thanks.openSize, { size: Math.ceil(brochure.kilobytes) })}{' '}
          <Arrow />
        </a>
      )}
    </section>
  );
}

type About = Pick<Props, 'programme' | 'campus'>;

function Request({ programme, campus }: About) {
  const { thanks, course, campus: place } = useRequestWords();
  return (
    <section className="mb-10">
      <h2 className="mb-4 title-card">{thanks.about}</h2>
      <Facts>
        {programme && <Fact name={course}>{programme.title}</Fact>}
        {campus && <Fact name={place}>{campus.name}</Fact>}
      </Facts>
    </section>
  );
}

function Onward({ programme, campus }: About) {
  const { thanks } = useRequestWords();
  return (
    <nav aria-label={thanks.onward}>
      <h2 className="mb-2 title-card">{thanks.onward}</h2>
      <ul>
        {programme && (
          <li>
            <ArrowLink to={`/programmes/${programme.slug}`}>{thanks.toProgramme}</ArrowLink>
          </li>
        )}
        {campus && (
          <li>
            <ArrowLink to={`/campus/${campus.slug}`}>{thanks.toCampus}</ArrowLink>
          </li>
        )}
        <li>
          <ArrowLink to="/agenda">{thanks.toAgenda}</ArrowLink>
        </li>
        <li>
          <ArrowLink to="/">{thanks.toHome}</ArrowLink>
        </li>
      </ul>
    </nav>
  );
}
