import {
  COLOURS,
  type Element,
  type Frame,
  type Line,
  PAGE,
  type Paper,
  type Style,
} from './paper.ts';

const STYLES = {
  title2: { font: 'display', size: 14.5, leading: 16.5, colour: COLOURS.ink, tracking: -0.2 },
  title3: { font: 'strong', size: 9.25, leading: 13, colour: COLOURS.ink },
  text: { font: 'text', size: 9.25, leading: 13.75, colour: COLOURS.ink },
  small: { font: 'text', size: 8, leading: 11, colour: COLOURS.inkSoft },
  label: { font: 'strong', size: 8, leading: 11, colour: COLOURS.brassText },
  quote: { font: 'display', size: 14.5, leading: 20, colour: COLOURS.ink, tracking: -0.2 },
  figure: { font: 'display', size: 20, leading: 23, colour: COLOURS.ink, tracking: -0.4 },
} as const satisfies Record<string, Style>;

/** A line in one of the styles of the inner pages. */
export function line(style: keyof typeof STYLES, text: string): Line {
  return { text, style: STYLES[style] };
}

/** Titles stand in the rail, text in the body. */
const RAIL = { x: PAGE.margin, width: 118 };
export const BODY = { x: 184, width: PAGE.width - PAGE.margin - 184 };
const TOP = 74;
const BOTTOM = PAGE.height - 58;
const BAND = 104;
const WIDE = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };

export type Running = { school: string; title: string; contact: string };

/** Something that is never cut. */
export type Block = { height: number; put(section: Element, frame: Frame): void };

/** Pages that follow one another: what has no room left on one goes to the next. */
export class Flow {
  readonly #paper: Paper;
  readonly #running: Running;
  #y = BOTTOM;
  #page = 1;

  constructor(paper: Paper, running: Running) {
    this.#paper = paper;
    this.#running = running;
  }

  /** For what is welcome but can be left out: whether it leaves room for the last page's band. */
  hasRoomFor(blocks: readonly Block[]): boolean {
    return this.#y + 17 + 9 + heightOf(blocks) + 14 < PAGE.height - BAND;
  }

  /** A section is cut between two blocks only where it is longer than half a page. */
  section(title: string, blocks: readonly Block[]): void {
    if (this.#y > TOP) this.#y += 17;
    const together = Math.min(heightOf(blocks), (BOTTOM - TOP) / 2);
    if (this.#y + 9 + together > BOTTOM) this.#turn();
    rule(this.#paper, WIDE, this.#y, COLOURS.ink);
    const section = this.#paper.element('Sect');
    this.#paper.write(section, 'H2', [line('title2', title)], { ...RAIL, y: this.#y + 8 });
    this.#y += 9;
    for (const block of blocks) {
      if (this.#y + block.height > BOTTOM) this.#turn();
      block.put(section, { ...BODY, y: this.#y });
      this.#y += block.height;
    }
  }

  /** What follows begins this page, unless it is begun already. */
  startPage(page: number): void {
    while (this.#page < page) this.#turn();
  }

  /** Puts a band at the foot of the last page. */
  close(put: (section: Element, frame: Frame) => void): void {
    const y = PAGE.height - BAND;
    if (this.#y + 14 > y) this.#turn();
    this.#paper.draw((page) => page.rect(0, y, PAGE.width, BAND).fill(COLOURS.ink));
    put(this.#paper.element('Sect'), { ...WIDE, y });
  }

  #turn(): void {
    this.#paper.addPage();
    this.#page += 1;
    this.#y = TOP;
    const { school, title, contact } = this.#running;
    const foot = { ...WIDE, y: PAGE.height - 40 };
    this.#paper.stamp(line('title3', school), { ...WIDE, y: 40 });
    this.#paper.stamp(line('small', title), { ...WIDE, y: 41, align: 'right' });
    this.#paper.stamp(line('small', contact), foot);
    this.#paper.stamp(line('small', String(this.#page)), { ...foot, align: 'right' });
  }
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

export function rule(
  paper: Paper,
  { x, width }: { x: number; width: number },
  y: number,
  colour: string = COLOURS.hair,
): void {
  paper.draw((page) => page.rect(x, y, width, 0.6).fill(colour));
}
