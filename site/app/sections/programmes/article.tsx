import type { ReactNode } from 'react';
import type { Filled } from '../../content/blocks/filled';
import type { Offering } from '../../content/offerings.server';
import type { Programme } from '../../content/programmes.server';
import type { TestimonialSummary } from '../../content/testimonials.server';
import type { TypedCampus } from '../../modules/campus-choice';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { Admission, hasAdmission } from './admission';
import { Careers } from './careers';
import { Chapter } from './chapter';
import { Figures } from './figures';
import { type Offered, ProgrammeOfferings } from './offerings';
import { hasPresentation, Presentation } from './presentation';
import { PullQuote, Voices } from './quote';
import { hasSkills, Skills } from './skills';
import { SummaryNav } from './summary-nav';
import { Teaching } from './teaching';

type Props = {
  programme: Filled<Programme>;
  /** Those of this programme that are shown, */
  offerings: Offering[];
  /** and what is said of all of them. */
  offered: Offered;
  /** A campus to be asked for, where not all are shown. */
  byName: TypedCampus | null;
  /** Of those who followed it. */
  testimonials: TestimonialSummary[];
  network: Network;
  /** The day it is at the school. */
  today: string;
};

/** RTE-11: what one learns, how one gets in, what it costs and what comes of it. What is not filled in shows nothing. */
export function ProgrammeArticle(props: Props) {
  const chapters = useChapters(props);
  const { body } = props.programme;
  if (chapters.length === 0 && body.length === 0) return null;
  return (
    <div className="wrap gap-x-gutter pb-6 desk:grid desk:grid-cols-12 desk:pt-16 print:block print:pt-6">
      {chapters.length > 1 && <SummaryNav chapters={chapters} />}
      <div className="min-w-0 desk:col-span-9 desk:col-start-4">
        {chapters.map(({ id, title, content }) => (
          <Chapter key={id} id={id} title={title}>
            {content}
          </Chapter>
        ))}
        {body.length > 0 && (
          <div className="pb-16">
            <Blocks blocks={body} />
          </div>
        )}
      </div>
    </div>
  );
}

type Drawn = { id: string; title: string; content: ReactNode };

function useChapters({ programme, offered, testimonials, network, ...props }: Props): Drawn[] {
  const { courses, campuses } = useLabels();
  const { teachingUnits, careers, prices, outcomes } = programme;
  const [voice, ...voices] = testimonials;
  const quote = voice && <PullQuote testimonial={voice} network={network} />;
  const chapters: Drawn[] = [];
  const add = (id: string, title: string, content: ReactNode) =>
    content && chapters.push({ id, title, content });

  add(
    'presentation',
    courses.sheet.presentation,
    hasPresentation(programme) && <Presentation programme={programme} />,
  );
  add(
    'enseignements',
    courses.teachingUnits,
    teachingUnits.length > 0 && <Teaching programme={programme} />,
  );
  add('competences', courses.skillUnits, hasSkills(programme) && <Skills programme={programme} />);
  add(
    'metiers',
    courses.careers,
    careers.length > 0 && (
      <>
        <Careers careers={careers} />
        {quote}
      </>
    ),
  );
  add(
    'admission',
    courses.admission,
    hasAdmission(programme, offered.ways) && (
      <Admission programme={programme} ways={offered.ways} />
    ),
  );
  add(
    'prix-et-resultats',
    courses.sheet.pricesAndOutcomes,
    prices.length + outcomes.length > 0 && <Figures programme={programme} />,
  );
  add(
    'campus',
    campuses.campuses,
    offered.count > 0 && (
      <ProgrammeOfferings
        programme={programme.slug}
        offered={offered}
        network={network}
        {...props}
      />
    ),
  );
  // Without careers to stand among, the first voice is one of the others.
  const others = careers.length > 0 ? voices : testimonials;
  add(
    'temoignages',
    courses.testimonials,
    others.length > 0 && <Voices testimonials={others.slice(0, 4)} />,
  );
  return chapters;
}
