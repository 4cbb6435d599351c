import type { Filled } from '../../content/blocks/filled';
import type { Testimonial } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { stagesOf } from '../../modules/testimonials';
import { Blocks } from '../blocks/blocks';
import { Fact, Facts } from '../facts';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';
import { Plate } from '../plate';
import { ItineraryMap } from './itinerary';
import { Quotation } from './quotation';

type Props = { testimonial: Filled<Testimonial>; network: Network };

/** What someone says of their years here, and the way they took. */
export function TestimonialArticle({ testimonial, network }: Props) {
  const { name, situation, position, quote, portrait, body } = testimonial;
  return (
    <article>
      <PageHeader
        title={name}
        via={['testimonials']}
        facts={<p className="text-s font-semibold">{position ?? situation}</p>}
      />
      <div className="wrap grid grid-cols-1 items-end gap-x-gutter gap-y-8 pb-10 md:grid-cols-12 desk:pb-16">
        <div className="min-w-0 md:col-span-7 desk:col-span-8">
          <Quotation text={quote} large />
        </div>
        <div className="w-full max-w-[27.5rem] md:col-span-5 md:justify-self-end desk:col-span-4">
          <ItineraryMap network={network} stages={stagesOf(testimonial)} named />
        </div>
      </div>
      <PageColumns aside={<Way testimonial={testimonial} />}>
        {portrait && (
          <Plate
            image={portrait}
            sizes="(min-width: 901px) 30rem, 94vw"
            className="mb-10 max-w-[30rem]"
          />
        )}
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}

function Way({ testimonial }: { testimonial: Testimonial }) {
  const { courses, campuses } = useLabels();
  const path = usePath();
  const { programme, graduated, situation } = testimonial;
  const places = stagesOf(testimonial);
  return (
    <Facts>
      {programme && (
        <Fact name={courses.course}>
          <Link
            to={path(`/programmes/${programme.slug}`)}
            className="reach text-survey hover:underline"
          >
            {programme.title}
          </Link>
        </Fact>
      )}
      {places.length > 0 && (
        <Fact name={campuses.campus}>
          <ol>
            {places.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={path(`/campus/${slug}`)}
                  className="inline-flex min-h-touch min-w-touch items-center text-survey hover:underline desk:inline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </Fact>
      )}
      {graduated !== null && <Fact name={courses.graduated}>{graduated}</Fact>}
      {situation && <Fact name={courses.situation}>{situation}</Fact>}
    </Facts>
  );
}
