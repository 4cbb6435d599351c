import type { BlockOf } from '../../content/blocks.server';
import { fill, useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';

const TITLES = { 2: 'title-news', 3: 'title-3', 4: 'text-l font-semibold' };

export function Title({ block: { text, level } }: { block: BlockOf<'title'> }) {
  const Heading = `h${level}` as const;
  return <Heading className={`${TITLES[level]} max-w-[24em] not-first:mt-4`}>{text}</Heading>;
}

export function Text({ block: { text } }: { block: BlockOf<'rich-text'> }) {
  return <RichText content={text} />;
}

export function Chapter({ block: { title, text } }: { block: BlockOf<'chapter'> }) {
  return (
    <section className="not-first:mt-4">
      <h2 className="title-news mb-6 max-w-[24em]">{title}</h2>
      <RichText content={text} />
    </section>
  );
}

export function Quote({ block: { text, author } }: { block: BlockOf<'quote'> }) {
  const { commons } = useLabels();
  return (
    <figure className="border-t border-ink pt-6">
      <blockquote className="max-w-[30em] font-display text-quote font-medium tracking-[-0.018em] text-pretty">
        <p className="-indent-[0.55em]">{fill(commons.quote, { text })}</p>
      </blockquote>
      {author && <figcaption className="mt-4 text-s font-semibold">{author}</figcaption>}
    </figure>
  );
}

export function Accordion({ block: { items } }: { block: BlockOf<'accordion'> }) {
  return (
    <div className="border-b border-ink">
      {items.map(({ title, text }) => (
        <details key={title} className="group border-t border-ink">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 font-display text-l font-semibold hover:text-survey [&::-webkit-details-marker]:hidden">
            {title}
            <PlusOrMinus />
          </summary>
          <div className="pb-8">
            <RichText content={text} />
          </div>
        </details>
      ))}
    </div>
  );
}

function PlusOrMinus() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="flex-none stroke-current"
      strokeWidth={1.5}
    >
      <path d="M0 8h16" />
      <path d="M8 0v16" className="group-open:hidden" />
    </svg>
  );
}
