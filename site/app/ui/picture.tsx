import { preload } from 'react-dom';

type Source = { src: string; width: number };

type Props = {
  image: {
    src: string;
    alt: string;
    width: number | null;
    height: number | null;
    /** In the type that every browser knows. */
    sources: Source[];
    /** In lighter types, the lightest first. */
    modern?: { type: string; sources: Source[] }[];
  };
  /** How wide it is drawn, for the browser to choose among the widths there are. */
  sizes: string;
  /** In view when the page opens: asked for at once, and first. */
  first?: boolean;
  /** Beside words that say the same: nothing to read out. */
  decorative?: boolean;
  className?: string;
};

/** A picture with its size, so that nothing moves when it comes, in the lightest type and the width that is needed. */
export function Picture({ image, sizes, first = false, decorative = false, className }: Props) {
  const { src, alt, width, height, sources, modern = [] } = image;
  const [lightest] = modern;
  // A picture of one type is asked for ahead by React itself.
  if (first && lightest) askFor(src, lightest, sizes);
  const fallback = (
    <img
      src={src}
      alt={decorative ? '' : alt}
      {...(sources.length > 1 && { srcSet: srcSet(sources), sizes })}
      {...(width && height && { width, height })}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      {...(className && { className })}
    />
  );
  if (modern.length === 0) return fallback;
  return (
    <picture>
      {modern.map(({ type, sources }) => (
        <source key={type} type={type} srcSet={srcSet(sources)} sizes={sizes} />
      ))}
      {fallback}
    </picture>
  );
}

/** From the head of the page, in the type that almost every browser takes: one that does not leaves it. */
function askFor(
  src: string,
  { type, sources }: { type: string; sources: Source[] },
  sizes: string,
) {
  preload(src, {
    as: 'image',
    type,
    imageSrcSet: srcSet(sources),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

function srcSet(sources: Source[]): string {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
