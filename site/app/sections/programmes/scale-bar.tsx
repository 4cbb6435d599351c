import type { CSSProperties } from 'react';
import { type Span, TOP_LEVEL } from '../../modules/programmes';
import { term, useLabels } from '../../modules/taxonomy';

/** Under where a bar starts; under one that starts at the far end, to its end. */
export function startingAt(level: number): CSSProperties {
  return level > TOP_LEVEL - 2 ? { textAlign: 'right' } : { paddingLeft: at(level) };
}

const at = (level: number) => `${(level / TOP_LEVEL) * 100}%`;

/** The levels, over what is drawn on them. For those who see it: each drawing says its own. */
export function LevelAxis({ className = '' }: { className?: string }) {
  const { courses } = useLabels();
  return (
    <ol aria-hidden="true" className={`relative h-10 ${className}`}>
      {Array.from({ length: TOP_LEVEL + 1 }, (_, level) => (
        <li
          key={term(courses.graduationLevels, level)}
          style={{ left: at(level) }}
          className="absolute font-display text-s leading-none font-semibold whitespace-nowrap not-first:-translate-x-1/2 desk:text-axis"
        >
          {level === 0 ? term(courses.graduationLevels, level) : `+\u00a0${level}`}
        </li>
      ))}
    </ol>
  );
}

type Props = {
  span: Span;
  /** How long it takes, in words. */
  length: string;
  entries?: number[];
};

/** A programme as a map's scale: one box is one semester, and a triangle an entry on the way. */
export function ScaleBar({ span: { from, to }, length, entries = [] }: Props) {
  const { courses } = useLabels();
  return (
    <div style={{ marginLeft: at(from), width: at(to - from) }} className="relative pt-7">
      <span className="absolute top-0 left-0 text-xs leading-none font-semibold whitespace-nowrap tabular-nums">
        {length}
        <span className="sr-only">
          {`, ${term(courses.entryLevels, from)} → ${term(courses.graduationLevels, to)}`}
        </span>
      </span>
      {entries.map((level) => (
        <i
          key={level}
          aria-hidden="true"
          style={{ left: `${((level - from) / (to - from)) * 100}%` }}
          className="absolute top-[1.1875rem] -ml-1.5 border-6 border-b-0 border-transparent border-t-ink [border-top-width:8px]"
        />
      ))}
      <Boxes years={to - from} />
    </div>
  );
}

/** The same, small, on the whole axis: beside words that say it. */
export function LevelBar({ span: { from, to } }: { span: Span }) {
  return (
    <div aria-hidden="true" className="level-grid mt-3 max-w-64 py-2">
      <div style={{ marginLeft: at(from), width: at(to - from) }}>
        <Boxes years={to - from} />
      </div>
    </div>
  );
}

function Boxes({ years }: { years: number }) {
  return (
    <div
      aria-hidden="true"
      style={{ backgroundSize: `${100 / years}% 100%` }}
      className="scale-bar"
    />
  );
}
