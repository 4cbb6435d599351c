import type { FilledOf } from '../../content/blocks/filled';
import { useLabels } from '../../modules/taxonomy';
import { TeamList } from '../contact/team-list';
import { Day } from '../day';
import { ItemLink } from '../item-link';
import { MainItinerary } from '../journal/itinerary-figures';
import { ItineraryPairs } from '../journal/itinerary-pairs';
import { NoResult } from '../no-result';
import { BlockPart, Nothing } from './block-part';

/** One said in large type, the others in pairs under it. */
export function Testimonials({ block }: { block: FilledOf<'testimonials'> }) {
  const { courses } = useLabels();
  const { part, testimonials, network } = block;
  const [first, ...others] = testimonials;
  return (
    <BlockPart part={part} more={{ label: courses.allTestimonials, to: '/temoignages' }}>
      {first ? (
        <>
          <MainItinerary testimonial={first} network={network} large={false} />
          <div className="mt-8">
            <ItineraryPairs testimonials={others} network={network} />
          </div>
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
      <MainItinerary testimonial={told} network={network} large={false} />
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
