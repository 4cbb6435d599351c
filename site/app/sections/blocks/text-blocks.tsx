import type { FilledOf } from '../../content/blocks/filled';
import { fill, useLabels } from '../../modules/taxonomy';
import { Disclosure } from '../../ui/disclosure';
import { RichText } from '../../ui/rich-text';

const TITLES = { 2: 'title-news', 3: 'title-3', 4: 'text-l font-semibold' };

export function Title({ block: { text, level, part } }: { block: FilledOf<'title'> }) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      {...(part && { id: part.id })}
      className={`${TITLES[level]} max-w-[24em] not-first:mt-4`}
    >
      {text}
    </Heading>
  );
}

export function Text({ block: { text } }: { block: FilledOf<'rich-text'> }) {
  return <RichText content={text} />;
}

export function Chapter({ block: { part, text } }: { block: FilledOf<'chapter'> }) {
  return (
    <section aria-labelledby={part.id} className="not-first:mt-4">
      <h2 id={part.id} className="title-news mb-6 max-w-[24em]">
        {part.title}
      </h2>
      <RichText content={text} />
    </section>
  );
}

export function Quote({ block: { text, author } }: { block: FilledOf<'quote'> }) {
  const { commons } = useLabels();
  return (
    <figure className="border-t border-ink pt-6 not-first:mt-4">
      <blockquote className="max-w-[30em] font-display text-quote font-semibold tracking-[-0.018em] text-pretty">
        <p className="desk:-indent-[0.55em]">{fill(commons.quote, { text })}</p>
      </blockquote>
      {author && <figcaption className="mt-4 text-s font-semibold">{author}</figcaption>}
    </figure>
  );
}

export function Accordion({ block: { items, level } }: { block: FilledOf<'accordion'> }) {
  const Heading = `h${level}` as const;
  return (
    <div className="border-b border-ink">
      {items.map(({ title, text }) => (
        <Disclosure
          key={title}
          look="row"
          title={<Heading className="font-display text-l font-semibold">{title}</Heading>}
        >
          <div className="pb-8">
            <RichText content={text} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
