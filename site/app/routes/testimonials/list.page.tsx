import { pageAddress } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { testimonialQuery } from '../../modules/testimonials';
import { Blocks } from '../../sections/blocks/blocks';
import { TestimonialFilterForm } from '../../sections/journal/testimonial-filters';
import { TestimonialList } from '../../sections/journal/testimonial-list';
import { ListHeader } from '../../sections/list-header';
import { Pagination } from '../../sections/pagination';
import { ResultCount } from '../../sections/result-count';
import type { Route } from './+types/list';

export function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { testimonials, pages, total, form, network, head } = loaderData;
  const { testimonials: title, itineraries } = useLabels().courses;
  const path = usePath();
  const query = testimonialQuery(form.filters);
  return (
    <>
      {head ? (
        <ListHeader title={head.title}>
          <Blocks blocks={head.body} />
        </ListHeader>
      ) : (
        <ListHeader title={title} lead={itineraries.lead} />
      )}
      <div className="wrap pb-section">
        <TestimonialFilterForm {...form} />
        <div className="mt-8">
          <ResultCount count={total} words={itineraries.count} />
        </div>
        <TestimonialList testimonials={testimonials} network={network} />
        <Pagination
          pages={pages}
          to={(number) => path(pageAddress('/temoignages', query, number))}
        />
      </div>
    </>
  );
}
