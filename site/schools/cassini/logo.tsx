import type { LogoProps } from '../../app/theme/school';

/** An open C; from its two ends, two sights fix a point. */
export function Logo({ size, light = false }: LogoProps) {
  const line = `${light ? 'stroke-paper' : 'stroke-ink'} forced-colors:stroke-[CanvasText]`;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" fill="none">
      <path
        d="M40 12 28 6 8 18v28l20 12 12-6"
        className={line}
        strokeWidth={8}
        strokeLinejoin="miter"
      />
      <path d="M40 12 57 32 40 52" className={line} strokeWidth={1.5} />
      <circle cx={57} cy={32} r={5.5} className="fill-vermilion" />
    </svg>
  );
}
