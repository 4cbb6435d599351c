import type { CampusFile, ProgrammeFile } from '../files';
import { COLOURS, type Element, type Line, PAGE, type Paper, type Style } from './paper.ts';
import { drawMark, drawNeatline, drawNetwork, type Rectangle } from './plate.ts';
import { DELAYS, duration, euros, headPrice, level, longDate, RHYTHMS } from './words.ts';

export type Cover = {
  /** « Cassini, école de management » */
  school: string;
  programme: ProgrammeFile;
  campuses: CampusFile[];
  taughtAt: CampusFile[];
};

const STYLES = {
  school: { font: 'display', size: 17, leading: 18, colour: COLOURS.ink },
  kind: { font: 'strong', size: 10, leading: 14, colour: COLOURS.brassText },
  title: { font: 'display', size: 40, leading: 41, colour: COLOURS.ink, tracking: -1 },
  lead: { font: 'text', size: 12.5, leading: 18.5, colour: COLOURS.ink },
  count: { font: 'display', size: 20, leading: 23, colour: COLOURS.ink, tracking: -0.4 },
  name: { font: 'text', size: 8.5, leading: 12.5, colour: COLOURS.ink },
  small: { font: 'text', size: 9, leading: 12, colour: COLOURS.inkSoft },
  factLabel: { font: 'strong', size: 8, leading: 12, colour: COLOURS.brassLight },
  fact: { font: 'display', size: 13.5, leading: 16, colour: COLOURS.paper },
  factNote: { font: 'text', size: 8, leading: 11, colour: COLOURS.paperSoft },
} as const satisfies Record<string, Style>;

function line(style: keyof typeof STYLES, text: string): Line {
  return { text, style: STYLES[style] };
}

const WIDE = PAGE.width - 2 * PAGE.margin;
const BAND = 154;
/** Names go in two columns past this many. */
const COLUMN = 10;

export function drawCover(paper: Paper, cover: Cover): void {
  const { school, programme } = cover;
  const [name = '', activity = ''] = school.split(', ');
  paper.addPage();
  const section = paper.element('Sect');
  drawMark(paper, PAGE.margin, 44, 36);
  const beside = { x: PAGE.margin + 46, y: 45, width: 300 };
  paper.write(section, 'P', [line('school', name), line('small', activity)], beside);
  const column = { x: PAGE.margin, width: 450 };
  let y = paper.write(section, 'P', [line('kind', 'Brochure')], { ...column, y: 124 });
  y = paper.write(section, 'H1', [line('title', programme.fr.title)], { ...column, y: y + 3 });
  const summary = [line('lead', programme.fr.summary)];
  y = paper.write(section, 'P', summary, { ...column, y: y + 15, width: 410 }) + 24;
  const frame = { x: PAGE.margin, y, width: WIDE, height: PAGE.height - BAND - 28 - y };
  drawPlaces(paper, section, cover, frame);
  drawFacts(paper, section, programme);
}

function drawPlaces(
  paper: Paper,
  section: Element,
  { campuses, taughtAt }: Cover,
  frame: Rectangle,
): void {
  drawNeatline(paper, frame);
  const names = taughtAt.map(({ fr }) => line('name', fr.name));
  const rows = names.length > COLUMN ? Math.ceil(names.length / 2) : names.length;
  const columns = [names.slice(0, rows), names.slice(rows)].filter(({ length }) => length > 0);
  const legend = [
    line('count', `${taughtAt.length} campus`),
    line('small', `sur les ${campuses.length} du réseau enseignent cette formation`),
  ];
  const x = frame.x + 22;
  const y = paper.write(section, 'P', legend, { x, y: frame.y + 20, width: 150 }) + 8;
  for (const [index, column] of columns.entries())
    paper.write(section, 'P', column, { x: x + index * 88, y, width: 88 });
  const left = columns.length > 1 ? 214 : 150;
  const right = { width: frame.width - left - 36, height: frame.height - 56 };
  drawNetwork(paper, { x: frame.x + left, y: frame.y + 28, ...right }, campuses, taughtAt);
}

function drawFacts(paper: Paper, section: Element, programme: ProgrammeFile): void {
  const top = PAGE.height - BAND;
  paper.draw((page) => page.rect(0, top, PAGE.width, BAND).fill(COLOURS.ink));
  for (const [index, { label, value, note }] of facts(programme).entries()) {
    const x = PAGE.margin + (index % 3) * (WIDE / 3);
    const y = top + 22 + Math.floor(index / 3) * 58;
    const lines = [line('factLabel', label), line('fact', value)];
    if (note) lines.push(line('factNote', note));
    paper.write(section, 'P', lines, { x, y, width: WIDE / 3 - 12 });
  }
}

type Fact = { label: string; value: string; note?: string };

function facts(programme: ProgrammeFile): Fact[] {
  const { levelIn, levelOut, rhythm, prices, accessDelay } = programme;
  const price = headPrice(prices);
  return [
    { label: 'Niveau', value: `Du ${level(levelIn)} au ${level(levelOut)}` },
    { label: 'Rythme', value: RHYTHMS[rhythm] },
    { label: 'Durée', value: duration(programme.duration) },
    titleFact(programme),
    ...(price ? [{ label: 'Prix', value: euros(price.amount), note: price.label }] : []),
    { label: 'Délai d’accès', value: DELAYS[accessDelay].short },
  ];
}

function titleFact({ certification }: ProgrammeFile): Fact {
  if (!certification) return { label: 'Titre', value: 'Diplôme d’école' };
  const { rncpCode, level, registeredOn } = certification;
  const note = `Niveau ${level}, enregistré le ${longDate(registeredOn)}`;
  return { label: 'Titre', value: rncpCode, note };
}
