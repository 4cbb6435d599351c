import type { TestimonialSummary } from '../../content/testimonials.server';
import { isOnMap, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { CampusMesh } from './campus-mesh';

type Props = { testimonial: TestimonialSummary; network: Network };

/** One voice among the figures, and the campuses it comes from. */
export function PullQuote({ testimonial, network }: Props) {
  const { commons } = useLabels();
  const path = usePath();
  const { slug, name, quote, position, situation, stages, campus } = testimonial;
  const at = (stages.length > 0 ? stages : campus ? [campus] : []).map((place) => place.slug);
  return (
    <div className="mt-12 items-center border-t border-ink pt-6 desk:grid desk:grid-cols-9 desk:gap-x-gutter print:break-inside-avoid">
      <figure className="desk:col-span-7">
        <blockquote className="font-display text-quote font-medium tracking-[-0.018em] text-pretty">
          <p>{fill(commons.quote, { text: quote })}</p>
        </blockquote>
        <figcaption className="mt-5 text-s">
          <Link
            to={path(`/temoignages/${slug}`)}
            className="inline-block py-1 font-semibold hover:text-survey"
          >
            {name}
          </Link>
          <span className="block text-ink-soft">
            {[position, situation].filter(Boolean).join(', ')}
          </span>
        </figcaption>
      </figure>
      {at.length > 0 && isOnMap(network, at) && (
        <div className="hidden aspect-square desk:col-span-2 desk:block print:hidden">
          <CampusMesh network={network} at={at} asWay />
        </div>
      )}
    </div>
  );
}

/** The others who tell of this programme. */
export function Voices({ testimonials }: { testimonials: TestimonialSummary[] }) {
  const { commons, courses } = useLabels();
  const path = usePath();
  return (
    <>
      <ul className="border-b border-ink desk:grid desk:grid-cols-2">
        {testimonials.map(({ slug, name, quote, position, situation }) => (
          <li
            key={slug}
            className="border-t border-ink pt-5 pb-8 desk:pr-8 desk:even:border-l desk:even:border-l-hair desk:even:pl-6 desk:last:odd:col-span-2 print:break-inside-avoid"
          >
            <figure>
              <blockquote className="text-l">
                <p>{fill(commons.quote, { text: quote })}</p>
              </blockquote>
              <figcaption className="mt-3 text-s">
                <Link
                  to={path(`/temoignages/${slug}`)}
                  className="inline-block py-1 font-semibold hover:text-survey"
                >
                  {name}
                </Link>
                <span className="block text-ink-soft">
                  {[position, situation].filter(Boolean).join(', ')}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-3 print:hidden">
        <Link to={path('/temoignages')} className="text-link min-h-touch">
          {courses.sheet.allTestimonials}
        </Link>
      </p>
    </>
  );
}
