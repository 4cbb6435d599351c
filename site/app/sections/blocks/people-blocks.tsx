import type { FilledOf } from '../../content/blocks/filled';
import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { TeamList } from '../contact/team-list';
import { Day } from '../day';
import { ItemLink } from '../item-link';
import { NoResult } from '../no-result';
import { BlockPart, Nothing } from './block-part';
import { RouteSketch } from './route-sketch';

/** One said in large type, the others in pairs under it. */
export function Testimonials({ block }: { block: FilledOf<'testimonials'> }) {
  const { courses } = useLabels();
  const { part, testimonials, network } = block;
  const [first, ...others] = testimonials;
  return (
    <BlockPart part={part} more={{ label: courses.allTestimonials, to: '/temoignages' }}>
      {first ? (
        <>
          <Told told={first} network={network} large />
          {others.length > 0 && (
            <ul className="mt-8 grid border-t border-ink lg:grid-cols-2">
              {others.map((told) => (
                <li
                  key={told.slug}
                  className="py-6 not-first:border-t not-first:border-hair lg:nth-[2]:border-t-0 lg:odd:pr-gutter lg:even:border-l lg:even:border-l-hair lg:even:pl-gutter"
                >
                  <Told told={told} network={network} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <NoResult />
      )}
    </BlockPart>
  );
}

export function Testimonial({ block: { told, network } }: { block: FilledOf<'testimonial'> }) {
  return (
    <div className="border-t border-ink pt-6 not-first:mt-4">
      <Told told={told} network={network} large />
    </div>
  );
}

type ToldProps = { told: TestimonialSummary; network: Network; large?: boolean };

/** What someone says, who they are, and the way they took. */
function Told({ told, network, large = false }: ToldProps) {
  const { commons } = useLabels();
  const path = usePath();
  const { slug, name, situation, position, programme, quote, stages, campus } = told;
  const route = stages.length > 0 ? stages : campus ? [campus] : [];
  return (
    <div
      className={`grid items-start gap-x-gutter gap-y-4 ${large ? 'md:grid-cols-[1fr_13rem]' : 'grid-cols-[5rem_1fr]'}`}
    >
      <figure className={large ? '' : 'order-2'}>
        <blockquote
          className={
            large
              ? 'font-display text-quote font-medium tracking-[-0.018em] text-pretty'
              : 'text-l text-pretty'
          }
        >
          <p className={large ? 'desk:-indent-[0.55em]' : ''}>
            {fill(commons.quote, { text: quote })}
          </p>
        </blockquote>
        <figcaption className="mt-4 text-s">
          <Link
            to={path(`/temoignages/${slug}`)}
            className="inline-flex min-h-touch items-center font-semibold underline decoration-hair underline-offset-4 hover:text-survey desk:min-h-0"
          >
            {name}
          </Link>
          <span className="block text-ink-soft">
            {[position, programme?.title, situation].filter(Boolean).slice(0, 2).join(' · ')}
          </span>
        </figcaption>
      </figure>
      <RouteSketch
        network={network}
        route={route.map((place) => place.slug)}
        small={!large}
        className={large ? 'w-40 md:w-52' : 'order-1 w-20'}
      />
    </div>
  );
}

export function Posts({ block: { part, posts } }: { block: FilledOf<'posts'> }) {
  const { commons } = useLabels();
  return (
    <BlockPart part={part} more={{ label: commons.allPosts, to: '/blog' }}>
      {posts.length === 0 ? (
        <Nothing>{commons.noPost}</Nothing>
      ) : (
        <ol className="border-b border-ink">
          {posts.map(({ slug, title, summary, date, author, category }) => (
            <li
              key={slug}
              className="group relative grid gap-x-gutter gap-y-2 border-t border-ink py-5 lg:grid-cols-[11rem_1fr]"
            >
              <p className="text-xs font-medium lg:pt-1">
                {category && <span className="block font-semibold">{category.title}</span>}
                {date && <Day date={date} className="text-brass-text tabular-nums" />}
              </p>
              <div>
                <h3 className="title-card group-hover:text-survey">
                  <ItemLink to={`/blog/${slug}`}>{title}</ItemLink>
                </h3>
                {summary && <p className="mt-2 max-w-[66ch] text-s text-ink-soft">{summary}</p>}
                {author && <p className="mt-1 text-xs text-ink-soft">{author}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </BlockPart>
  );
}

export function Team({ block: { part, members } }: { block: FilledOf<'team'> }) {
  return (
    <BlockPart part={part}>
      {members.length === 0 ? <NoResult /> : <TeamList members={members} />}
    </BlockPart>
  );
}
