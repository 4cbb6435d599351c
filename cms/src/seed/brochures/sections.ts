import type {
  CampusFile,
  ProgrammeFile,
  ProgrammeText,
  SettingsFile,
  TestimonialFile,
} from '../files';
import { type Block, BODY, type Flow, line, rule } from './flow.ts';
import { COLOURS, type Element, type Line, type Paper } from './paper.ts';
import { DELAYS, euros, grouped, items, longDate, MEASURES, percent, telephone } from './words.ts';

function paragraph(paper: Paper, text: Line, after = 5): Block {
  return {
    height: paper.heightOf([text], BODY.width) + after,
    put: (section, frame) => paper.write(section, 'P', [text], frame),
  };
}

export function objectives(paper: Paper, text: ProgrammeText): Block[] {
  const list = once(paper, 'L');
  return items(text.objectives).map((objective) => {
    const lines = [line('text', objective)];
    return {
      height: paper.heightOf(lines, BODY.width - 14) + 3,
      put: (section, frame) => drawItem(paper, list(section), lines, frame, 14),
    };
  });
}

/** An element that holds several blocks of a section: made with the first of them. */
function once(paper: Paper, type: string): (section: Element) => Element {
  let element: Element | undefined;
  return (section) => {
    element ??= paper.element(type, section);
    return element;
  };
}

type Place = { x: number; y: number; width: number };

/** An item of a list, behind its dash. Answers where it ends. */
function drawItem(
  paper: Paper,
  list: Element,
  lines: Line[],
  place: Place,
  indent: number,
): number {
  const { x, y, width } = place;
  paper.draw((page) => page.rect(x, y + 6, indent / 2, 0.9).fill(COLOURS.brass));
  const frame = { x: x + indent, y, width: width - indent };
  return paper.write(paper.element('LI', list), 'LBody', lines, frame);
}

export function teaching(paper: Paper, { teachingUnits }: ProgrammeText): Block[] {
  const hours = teachingUnits.reduce((sum, unit) => sum + unit.hours, 0);
  const intro = `${grouped(hours)} heures de cours, semestre par semestre.`;
  const table = once(paper, 'Table');
  const texts = { x: BODY.x + 28, width: BODY.width - 72 };
  const units = teachingUnits.map((unit): Block => {
    const lines = [line('title3', unit.title), line('small', unit.description)];
    return {
      height: paper.heightOf(lines, texts.width) + 9,
      put: (section, { x, y, width }) => {
        rule(paper, BODY, y);
        const row = paper.element('TR', table(section));
        const semester = [line('label', `S${unit.semester}`)];
        paper.write(row, 'TD', semester, { x, y: y + 5.5, width: 26 });
        paper.write(row, 'TH', lines, { ...texts, y: y + 4 });
        const time = { x: x + width - 42, y: y + 4, width: 42, align: 'right' } as const;
        paper.write(row, 'TD', [line('text', `${unit.hours} h`)], time);
      },
    };
  });
  return [paragraph(paper, line('text', intro)), ...units];
}

/** Two by two. */
export function skills(paper: Paper, { skillUnits }: ProgrammeText): Block[] {
  const gap = 18;
  const width = (BODY.width - gap) / 2;
  const units = skillUnits.map((unit) => {
    const heading = [line('label', unit.code), line('title3', unit.title)];
    const list = items(unit.skills).map((skill) => line('small', skill));
    const height = paper.heightOf(heading, width) + paper.heightOf(list, width - 10);
    return { heading, list, height };
  });
  return inRows(units, 2).map((row) => ({
    height: Math.max(...row.map(({ height }) => height)) + 9,
    put: (section, frame) => {
      for (const [side, { heading, list }] of row.entries()) {
        const x = frame.x + side * (width + gap);
        let y = paper.write(section, 'H3', heading, { x, y: frame.y, width });
        const element = paper.element('L', section);
        for (const skill of list) y = drawItem(paper, element, [skill], { x, y, width }, 10);
      }
    },
  }));
}

function inRows<Item>(list: Item[], across: number): Item[][] {
  const count = Math.ceil(list.length / across);
  return Array.from({ length: count }, (_, row) => list.slice(row * across, (row + 1) * across));
}

export function methods(paper: Paper, text: ProgrammeText): Block[] {
  return [paragraph(paper, line('text', text.methods))];
}

export function assessment(paper: Paper, text: ProgrammeText): Block[] {
  return [paragraph(paper, line('text', text.assessment))];
}

/** Salaries are ranges on one axis. */
export function careers(paper: Paper, text: ProgrammeText): Block[] {
  const least = Math.min(...text.careers.map(({ salaryFrom }) => salaryFrom));
  const most = Math.max(...text.careers.map(({ salaryTo }) => salaryTo));
  const axis = { x: BODY.x + BODY.width - 104, width: 104 };
  const scale = axis.width / (most - least);
  const texts = { x: BODY.x, width: BODY.width - 120 };
  const jobs = text.careers.map(({ title, description, salaryFrom, salaryTo }): Block => {
    const lines = [line('title3', title), line('small', description)];
    const range = [line('small', `${grouped(salaryFrom)} à ${grouped(salaryTo)}`)];
    const bar = {
      x: axis.x + (salaryFrom - least) * scale,
      width: (salaryTo - salaryFrom) * scale,
    };
    return {
      height: paper.heightOf(lines, texts.width) + 9,
      put: (section, { y }) => {
        rule(paper, BODY, y);
        paper.write(section, 'P', lines, { ...texts, y: y + 4 });
        paper.write(section, 'P', range, { ...axis, y: y + 5, align: 'right' });
        rule(paper, axis, y + 20.5);
        paper.draw((page) => page.rect(bar.x, y + 19, bar.width, 3.5).fill(COLOURS.survey));
      },
    };
  });
  return [paragraph(paper, line('small', 'Salaire brut annuel, en euros.')), ...jobs];
}

export function admission(paper: Paper, { fr, accessDelay }: ProgrammeFile): Block[] {
  const texts = [fr.prerequisites, DELAYS[accessDelay].long];
  return texts.map((text) => paragraph(paper, line('text', text)));
}

export function accessibility(paper: Paper, { fr, disability }: ProgrammeFile): Block[] {
  const text = paragraph(paper, line('text', fr.disability));
  if (!disability) return [text];
  const { contactName, contactEmail, contactPhone } = disability;
  const contact = [contactName, contactPhone && telephone(contactPhone), contactEmail];
  return [text, paragraph(paper, line('title3', contact.filter(Boolean).join(', ')))];
}

export function prices(paper: Paper, programme: ProgrammeFile): Block[] {
  const texts = { x: BODY.x, width: BODY.width - 90 };
  const table = once(paper, 'Table');
  const rows = programme.prices.map(({ label, amount, note }): Block => {
    const lines = [line('title3', label), ...(note ? [line('small', note)] : [])];
    return {
      height: paper.heightOf(lines, texts.width) + 9,
      put: (section, { x, y, width }) => {
        rule(paper, BODY, y);
        const row = paper.element('TR', table(section));
        paper.write(row, 'TH', lines, { ...texts, y: y + 4 });
        const end = { x: x + width - 85, y: y + 2, width: 85, align: 'right' } as const;
        paper.write(row, 'TD', [line('title2', euros(amount))], end);
      },
    };
  });
  const days = programme.prices.map(({ validFrom }) => longDate(validFrom));
  const since = `Prix au ${[...new Set(days)].join(', ')}.`;
  return [paragraph(paper, line('small', since)), ...rows];
}

export function outcomes(paper: Paper, { outcomes: figures = [] }: ProgrammeFile): Block[] {
  const across = figures.length === 3 ? 3 : 2;
  const gap = 16;
  const width = (BODY.width - (across - 1) * gap) / across;
  const told = figures.map(({ measure, value, cohort, headcount, source }) => [
    line('label', MEASURES[measure]),
    line('figure', percent(value)),
    line('small', `${cohort}, ${grouped(headcount)} personnes. ${source}.`),
  ]);
  return inRows(told, across).map((row) => ({
    height: Math.max(...row.map((lines) => paper.heightOf(lines, width))) + 8,
    put: (section, { x, y }) => {
      for (const [side, lines] of row.entries())
        paper.write(section, 'P', lines, { x: x + side * (width + gap), y, width });
    },
  }));
}

export function certification(paper: Paper, { certification: title }: ProgrammeFile): Block[] {
  if (!title) return [];
  const { rncpCode, level, registeredOn, certifier } = title;
  const registered = `${rncpCode}, niveau ${level}, enregistré le ${longDate(registeredOn)}`;
  const words = `${registered}. Certificateur : ${certifier}.`;
  return [paragraph(paper, line('title3', title.title), 0), paragraph(paper, line('text', words))];
}

/** Where it is taught, and whom to call there. */
export function places(paper: Paper, campuses: CampusFile[]): Block[] {
  const lines = campuses.map(({ fr, phone }) => line('text', `${fr.name}, ${telephone(phone)}`));
  const width = BODY.width / 2;
  const columns = inRows(lines, Math.max(1, Math.ceil(lines.length / 2)));
  const block: Block = {
    height: Math.max(0, ...columns.map((column) => paper.heightOf(column, width))) + 5,
    put: (section, { x, y }) => {
      for (const [side, column] of columns.entries())
        paper.write(section, 'P', column, { x: x + side * width, y, width });
    },
  };
  return [block];
}

export function testimonial(paper: Paper, { name, fr }: TestimonialFile): Block[] {
  return [
    paragraph(paper, line('quote', `« ${fr.quote} »`)),
    paragraph(paper, line('title3', name), 0),
    paragraph(paper, line('small', fr.status)),
  ];
}

/** The last thing a reader sees is whom to call. */
export function drawContact(flow: Flow, paper: Paper, { fr }: SettingsFile): void {
  const on = (colour: string, { text, style }: Line) => ({ text, style: { ...style, colour } });
  const [school] = fr.schools;
  const contact = [
    on(COLOURS.brassLight, line('label', 'Nous parler')),
    ...(school ? [on(COLOURS.paper, line('title2', telephone(school.phone.number)))] : []),
    on(COLOURS.paper, line('text', fr.email.email)),
  ];
  flow.close((section, { x, y, width }) => {
    const words = [on(COLOURS.paper, line('title2', fr.baseline))];
    paper.write(section, 'P', words, { x, y: y + 26, width: 270 });
    paper.write(section, 'P', contact, { x: x + width - 150, y: y + 26, width: 150 });
  });
}
