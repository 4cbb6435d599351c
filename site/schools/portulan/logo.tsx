import type { LogoProps } from '../../app/theme/school';

/** A P; its bowl is a compass, and in the compass a rose. */
export function Logo({ size, light = false }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" fill="none">
      <path
        d="M14 60V26a20 20 0 1 1 20 20"
        className={light ? 'stroke-paper' : 'stroke-ink'}
        strokeWidth={8}
      />
      <path d="M34 12l3.4 10.6L48 26l-10.6 3.4L34 40l-3.4-10.6L20 26l10.6-3.4z" className="fill-vermilion" />
    </svg>
  );
}
