import type { BlockOf } from '../../content/blocks.server';
import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';

const COLUMN = '(min-width: 901px) 47rem, 94vw';
const PAGE = '(min-width: 901px) 72vw, 94vw';

export function ImageBlock({ block: { image, caption, wide } }: { block: BlockOf<'image'> }) {
  return (
    <figure className={wide ? '' : 'max-w-[66ch]'}>
      <Picture image={image} sizes={wide ? PAGE : COLUMN} className="h-auto w-full" />
      {caption && (
        <figcaption className="mt-3 border-t border-hair pt-2 text-xs text-ink-soft">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** A film of the school's own plays here; one on another site opens there, and that site learns nothing before. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { commons } = useLabels();
  const { title, transcript } = block;
  return (
    <figure className="max-w-[52rem]">
      {block.plays ? <Film block={block} /> : <FilmElsewhere block={block} />}
      <figcaption className="mt-3 text-s font-semibold">{title}</figcaption>
      {transcript && (
        <details className="mt-2">
          <summary className="min-h-touch cursor-pointer content-center text-s font-semibold text-survey">
            {commons.transcript}
          </summary>
          <RichText content={transcript} />
        </details>
      )}
    </figure>
  );
}

function Film({ block: { title, url, poster } }: { block: BlockOf<'video'> }) {
  return (
    <video
      src={url}
      controls
      preload="none"
      aria-label={title}
      {...(poster && { poster: poster.src })}
      className="aspect-video w-full bg-ink object-cover"
    />
  );
}

function FilmElsewhere({ block: { title, url, poster } }: { block: BlockOf<'video'> }) {
  const { commons } = useLabels();
  return (
    <Link
      to={url}
      className="group relative block bg-ink text-paper outline-offset-4 hover:text-brass-light"
    >
      {poster && (
        <Picture
          image={poster}
          sizes={COLUMN}
          decorative
          className="aspect-video w-full object-cover"
        />
      )}
      <span className="flex min-h-16 items-center justify-between gap-6 px-6 text-s font-semibold">
        <span className="flex flex-wrap gap-x-4">
          {commons.watchVideo}
          <span className="sr-only"> : {title}</span>
          <span className="font-normal text-paper-soft">{new URL(url).hostname}</span>
        </span>
        <Arrow />
      </span>
    </Link>
  );
}
