import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Film } from '../../content/blocks/film';
import type { Image } from '../../content/media.server';
import { Link } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { Icon } from '../../ui/icon';
import { Outward } from '../../ui/outward';
import { Picture } from '../../ui/picture';

type Props<By extends Film['by']> = {
  title: string;
  film: Extract<Film, { by: By }>;
  poster: Image | null;
};

/** A file, which the browser plays when it is told to. */
export function FilmHere({
  title,
  url,
  poster,
}: {
  title: string;
  url: string;
  poster: Image | null;
}) {
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

const FRAME = 'plate group block aspect-video w-full cursor-pointer bg-ink text-left text-paper';

/** Pressed, it becomes the player. Before scripts, and without them, it is the way to the film. */
export function FilmPlayer({ title, film, poster }: Props<'player'>) {
  const { commons } = useLabels();
  const hasScripts = useScripts();
  const [plays, setPlays] = useState(false);
  if (plays) return <Player title={title} src={film.player} />;
  const front = (
    <Front title={title} poster={poster}>
      {commons.watchVideo}
    </Front>
  );
  return (
    <>
      {hasScripts ? (
        <button type="button" onClick={() => setPlays(true)} className={FRAME}>
          {front}
        </button>
      ) : (
        <a href={film.url} rel="noopener noreferrer" className={FRAME}>
          {front}
        </a>
      )}
      <p className="mt-2 text-xs text-ink-soft">
        {fill(commons.videoContacts, { host: film.host })}
      </p>
    </>
  );
}

/** The frame takes the focus of the button it takes the place of. */
function Player({ title, src }: { title: string; src: string }) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full border-0 bg-ink"
    />
  );
}

export function FilmElsewhere({ title, film, poster }: Props<'link'>) {
  const { commons } = useLabels();
  return (
    <Link to={film.url} className={FRAME}>
      <Front title={title} poster={poster}>
        {fill(commons.openVideo, { host: film.host })} <Outward />
      </Front>
    </Link>
  );
}

/** Its poster, or the sights of a survey drawn in its place; and what pressing it does. */
function Front({
  title,
  poster,
  children,
}: {
  title: string;
  poster: Image | null;
  children: ReactNode;
}) {
  return (
    <>
      {poster ? (
        <Picture image={poster} sizes="(min-width: 901px) 52rem, 94vw" decorative />
      ) : (
        <Sights title={title} />
      )}
      <span className="absolute bottom-[calc(var(--spacing-plate)+1px)] left-[calc(var(--spacing-plate)+1px)] flex min-h-13 items-center gap-3 bg-ink pr-6 pl-4 text-s font-semibold group-hover:bg-survey">
        <Icon name="play" size={16} className="fill-current" />
        <span className="inline-flex items-center gap-2">{children}</span>
        <span className="sr-only"> : {title}</span>
      </span>
    </>
  );
}

/** Where no picture was chosen: a few stations and what is sighted from them, never quite the same. */
function Sights({ title }: { title: string }) {
  const stations = stationsOf(title);
  const [last, ...others] = stations;
  if (!last) return null;
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="bg-ink"
    >
      <g className="stroke-hair-ink" strokeWidth={0.5} fill="none">
        <path
          d={stations.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        />
        {others.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M${last.x} ${last.y}L${x} ${y}`} />
        ))}
        <circle cx={last.x} cy={last.y} r={30} />
        <circle cx={last.x} cy={last.y} r={48} strokeDasharray="1 2" />
      </g>
      <g className="fill-ink stroke-paper-soft" strokeWidth={0.6}>
        {others.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} />
        ))}
      </g>
      <circle cx={last.x} cy={last.y} r={2.2} className="fill-vermilion" />
    </svg>
  );
}

const STATIONS = 6;

/** Drawn from the letters of a title, so that it is the same each time. */
function stationsOf(title: string): { x: number; y: number }[] {
  let seed = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (most: number) => {
    seed = (seed * 75 + 74) % 65_537;
    return Math.round((seed / 65_537) * most);
  };
  return Array.from({ length: STATIONS }, () => ({ x: 8 + next(144), y: 6 + next(60) }));
}

const never = () => () => undefined;

function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
