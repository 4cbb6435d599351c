import type { LogoProps } from '../../app/theme/school';

/** A P; its bowl is a compass, and in the compass a rose. */
export function Logo({ size, light = false }: LogoProps) {
  const line = `${light ? 'stroke-paper' : 'stroke-ink'} forced-colors:stroke-[CanvasText]`;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" fill="none">
      <path d="M14 62V26" className={line} strokeWidth={8} />
      <circle cx={34} cy={26} r={20} className={line} strokeWidth={8} />
      <path
        d="m34 12 3.4 10.6L48 26l-10.6 3.4L34 40l-3.4-10.6L20 26l10.6-3.4z"
        className="fill-vermilion"
      />
    </svg>
  );
}
