import type { FilledOf } from '../../content/blocks/filled';
import { useLabels } from '../../modules/taxonomy';
import { Disclosure } from '../../ui/disclosure';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { FilmElsewhere, FilmHere, FilmPlayer } from './film';

const COLUMN = '(min-width: 901px) 47rem, 94vw';
const PAGE = '(min-width: 901px) 72vw, 94vw';

export function ImageBlock({ block: { image, caption, wide } }: { block: FilledOf<'image'> }) {
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

/** Several in a row are a list: the film on the left, its words on the right. */
const IN_A_LIST =
  'has-[+.film]:lg:grid-cols-[minmax(0,26rem)_1fr] [.film+&]:lg:grid-cols-[minmax(0,26rem)_1fr] max-w-[52rem] has-[+.film]:lg:max-w-none [.film+&]:lg:max-w-none';

/** A film of the school's own plays here; for one of another site, that site learns nothing before it is asked for. */
export function VideoBlock({ block }: { block: FilledOf<'video'> }) {
  const { commons } = useLabels();
  const { title, film, poster, transcript } = block;
  return (
    <figure
      className={`film grid grid-cols-1 items-start gap-x-gutter gap-y-4 border-t border-ink pt-5 ${IN_A_LIST}`}
    >
      <div className="min-w-0">
        {film.by === 'browser' && <FilmHere title={title} url={film.url} poster={poster} />}
        {film.by === 'player' && <FilmPlayer title={title} film={film} poster={poster} />}
        {film.by === 'link' && <FilmElsewhere title={title} film={film} poster={poster} />}
      </div>
      <figcaption className="min-w-0">
        <span className="title-card block max-w-[30em]">{title}</span>
        {transcript && (
          <Disclosure
            look="words"
            title={
              <span>
                {commons.transcript}
                <span className="sr-only"> : {title}</span>
              </span>
            }
            className="mt-2"
          >
            <div className="pb-4 text-s">
              <RichText content={transcript} />
            </div>
          </Disclosure>
        )}
      </figcaption>
    </figure>
  );
}
