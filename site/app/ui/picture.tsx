type Props = {
  image: {
    src: string;
    alt: string;
    width: number | null;
    height: number | null;
    sources: { src: string; width: number }[];
  };
  /** How wide it is drawn, for the browser to choose among the widths there are. */
  sizes: string;
  /** In view when the page opens: asked for at once, and first. */
  first?: boolean;
  /** Beside words that say the same: nothing to read out. */
  decorative?: boolean;
  className?: string;
};

/** A picture with its size, so that nothing moves when it comes, in the width that is needed. */
export function Picture({ image, sizes, first = false, decorative = false, className }: Props) {
  const { src, alt, width, height, sources } = image;
  return (
    <img
      src={src}
      alt={decorative ? '' : alt}
      {...(sources.length > 1 && {
        srcSet: sources.map((source) => `${source.src} ${source.width}w`).join(', '),
        sizes,
      })}
      {...(width && height && { width, height })}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      {...(className && { className })}
    />
  );
}
