import { school } from '@school';
import { renderToStaticMarkup } from 'react-dom/server';
import { colour, colours } from '../../theme/colours.server';
import { CARD, type Card } from './card';
import { FRAME, MARGIN, SHEET, WORDS, WORDS_WIDTH } from './layout';
import { Elsewhere, MapAround, WholeMap } from './map.server';
import type { Scene } from './scene.server';
import { NAME, NUMERAL, PLAIN, STRONG, Text, TITLE } from './text.server';
import type { Style, Type } from './type.server';
import { type Setting, typeset } from './typeset';

type Props = { card: Card; scene: Scene; type: Type };

/** The card as SVG, with no text in it: what is written is drawn. The relief or the picture that it lies on is not in it. */
export function drawing(props: Props): string {
  const { width, height } = CARD;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <style>{paints()}</style>
      <clipPath id="sheet">
        <rect {...SHEET} />
      </clipPath>
      <Beside {...props} />
      <Brand {...props} />
      <Words {...props} />
    </svg>,
  );
}

/** The logo is painted by the classes of the pages. */
function paints(): string {
  const rules = Object.entries(colours()).map(
    ([name, value]) => `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`,
  );
  return rules.join('');
}

function Beside({ scene, type }: Props) {
  switch (scene.kind) {
    case 'whole':
      return <WholeMap {...scene} />;
    case 'around':
      return (
        <>
          <MapAround {...scene} type={type} />
          <Frame />
        </>
      );
    case 'elsewhere':
      return (
        <>
          <Elsewhere {...scene} type={type} />
          <Frame />
        </>
      );
    case 'picture':
      return <Frame />;
    case 'day':
      return <Day {...scene} type={type} />;
  }
}

const LOGO = 60;

function Brand({ card: { school: of }, type }: Props) {
  const x = MARGIN + LOGO + 14;
  const ink = { type, fill: colour('ink'), x };
  return (
    <>
      <g transform={`translate(${MARGIN - 6} ${MARGIN - 6})`}>
        <school.Logo size={LOGO} />
      </g>
      <Text {...ink} style={NAME} size={38} y={of.tagline ? MARGIN + 22 : MARGIN + 38}>
        {type.readable(of.name, 'display')}
      </Text>
      {of.tagline && (
        <Text {...ink} style={PLAIN} size={20} y={MARGIN + 50}>
          {type.readable(of.tagline, 'text')}
        </Text>
      )}
    </>
  );
}

/** More characters than there is ever room for. */
const SEEN = 400;
const KIND = 27;
const DETAIL = 28;
const GAP = 30;

/** From the foot of the card up: the detail, the title as large as is left room for, and above it what kind of page it is. */
function Words({ card, scene, type }: Props) {
  const width = WORDS_WIDTH[scene.kind];
  const set = (text: string | null, style: Style, height: number, sizes?: number[]) => {
    const words = text ? type.readable(text.slice(0, SEEN), style.family) : '';
    return words && typeset(words, { width, height }, (part) => type.measure(part, style), sizes);
  };
  const kind = set(card.kind, STRONG, KIND * 1.3, [KIND]);
  const detail = set(card.detail, PLAIN, DETAIL * 2.6, [DETAIL]);
  const under = detail ? heightOf(detail) + GAP - 8 : 0;
  const over = kind ? KIND + GAP : 0;
  const title = set(card.title, TITLE, WORDS.bottom - WORDS.top - under - over);
  // What hangs below the line of a large title needs more room than the gap.
  const hanging = title && detail ? Math.max(0, 0.2 * title.size - 14) : 0;
  const foot = WORDS.bottom - under - hanging;
  const top = foot - (title ? heightOf(title) - 0.24 * title.size : 0);
  return (
    <>
      {kind && <Lines {...{ type, set: kind }} style={STRONG} y={top - GAP} ink="brass-text" />}
      {title && <Lines {...{ type, set: title }} style={TITLE} y={foot} ink="ink" />}
      {detail && <Lines {...{ type, set: detail }} style={PLAIN} y={WORDS.bottom} ink="ink-soft" />}
    </>
  );
}

function heightOf({ lines, size, leading }: Setting): number {
  return lines.length * size * leading;
}

type LinesProps = { type: Type; style: Style; set: Setting; y: number; ink: string };

/** `y` is where the last one stands. */
function Lines({ type, style, set: { lines, size, leading }, y, ink }: LinesProps) {
  return lines.map((line, index) => (
    <Text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
      key={index}
      {...{ type, style, size }}
      x={MARGIN - (style === TITLE ? 0.04 * size : 0)}
      y={y - (lines.length - 1 - index) * size * leading}
      fill={colour(ink)}
    >
      {line}
    </Text>
  ));
}

/** Graduated, as that of a survey sheet. */
function Frame() {
  const { x, y, width, height } = SHEET;
  const outer = {
    x: x - FRAME,
    y: y - FRAME,
    width: width + 2 * FRAME,
    height: height + 2 * FRAME,
  };
  const middle = FRAME / 2;
  const steps = (length: number) => length / (2 * Math.round(length / 92));
  const bars = [
    { d: `M${x} ${y - middle}h${width}M${x} ${y + height + middle}h${width}`, step: steps(width) },
    {
      d: `M${x - middle} ${y}v${height}M${x + width + middle} ${y}v${height}`,
      step: steps(height),
    },
  ];
  return (
    <g stroke={colour('ink')}>
      <rect {...outer} strokeWidth={1.5} />
      <rect {...SHEET} strokeWidth={1.5} />
      {bars.map(({ d, step }) => (
        <path key={d} d={d} strokeWidth={FRAME - 4} strokeDasharray={step} />
      ))}
    </g>
  );
}

const DAY = { size: 470, x: 1136, y: 470 };

function Day({ day, month, type }: { day: string; month: string; type: Type }) {
  return (
    <>
      <Text {...{ type, style: NUMERAL }} {...DAY} anchor="end" fill={colour('ink')}>
        {day}
      </Text>
      <Text
        {...{ type, style: STRONG, size: 34, x: DAY.x }}
        y={WORDS.bottom}
        anchor="end"
        fill={colour('brass-text')}
      >
        {type.readable(month, 'text')}
      </Text>
    </>
  );
}
