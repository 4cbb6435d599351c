import type { Testimonial } from '../../content/testimonials.server';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { Picture } from '../../ui/picture';
import { Blocks } from '../blocks/blocks';
import { Fact, Facts } from '../facts';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** What someone says of their years here, and the way they took. */
export function TestimonialArticle({ testimonial }: { testimonial: Testimonial }) {
  const { courses, commons } = useLabels();
  const { name, situation, position, quote, portrait, body } = testimonial;
  return (
    <article>
      <PageHeader
        title={name}
        via={[courses.testimonials]}
        facts={<p className="text-xs font-semibold">{position ?? situation}</p>}
      />
      <PageColumns aside={<Route testimonial={testimonial} />}>
        <blockquote className="mb-12 max-w-[30em] font-display text-quote font-medium tracking-[-0.018em] text-pretty">
          <p className="-indent-[0.55em]">{fill(commons.quote, { text: quote })}</p>
        </blockquote>
        {portrait && (
          <figure className="plate mb-10 max-w-[30rem]">
            <Picture image={portrait} sizes="(min-width: 901px) 30rem, 94vw" />
          </figure>
        )}
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}

function Route({ testimonial }: { testimonial: Testimonial }) {
  const { courses, campuses } = useLabels();
  const path = usePath();
  const { programme, campus, stages, graduated, situation } = testimonial;
  const places = stages.length > 0 ? stages : campus ? [campus] : [];
  return (
    <Facts>
      {programme && (
        <Fact name={courses.course}>
          <Link to={path(`/programmes/${programme.slug}`)} className="text-survey hover:underline">
            {programme.title}
          </Link>
        </Fact>
      )}
      {places.length > 0 && (
        <Fact name={campuses.campus}>
          <ol>
            {places.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={path(`/campus/${slug}`)} className="text-survey hover:underline">
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
