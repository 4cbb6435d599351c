import { TestimonialArticle } from '../../sections/journal/testimonial-article';
import { TestimonialFurther } from '../../sections/journal/testimonial-further';
import type { Route } from './+types/detail';

export function TestimonialRoute({ loaderData }: Route.ComponentProps) {
  const { testimonial, others, network } = loaderData;
  return (
    <>
      <TestimonialArticle testimonial={testimonial} network={network} />
      <TestimonialFurther others={others} network={network} />
    </>
  );
}
