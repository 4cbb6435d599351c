import fs from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './woff.ts';

export const COLOURS = {
  ink: '#10203f',
  paper: '#fbf8f1',
  survey: '#1f4fd8',
  vermilion: '#d8401f',
  brass: '#b98a2e',
  brassText: '#7a5a17',
  brassLight: '#e3c47e',
  inkSoft: '#4a566f',
  paperSoft: '#b9c1d1',
  hair: '#cfd2d6',
} as const;

export type Fonts = { display: Buffer; text: Buffer; strong: Buffer };

/** The school's type, from the packages of the content service. */
export function readFonts(appFolder: string): Fonts {
  const read = (family: string, weight: number) => {
    const files = path.join(appFolder, 'node_modules/@fontsource', family, 'files');
    return unpackWoff(fs.readFileSync(path.join(files, `${family}-latin-${weight}-normal.woff`)));
  };
  return {
    display: read('bricolage-grotesque', 600),
    text: read('instrument-sans', 400),
    strong: read('instrument-sans', 600),
  };
}

export type Style = {
  font: keyof Fonts;
  size: number;
  /** From one line to the next. */
  leading: number;
  colour: string;
  tracking?: number;
};

export type Line = { text: string; style: Style };

export type Frame = { x: number; y: number; width: number; align?: 'left' | 'right' };
export type Element = PDFKit.PDFStructureElement;
type About = { title: string; author: string; subject: string; date: Date };

/** A4, in points. */
export const PAGE = { width: 595, height: 842, margin: 48 };

export type Paper = ReturnType<typeof createPaper>;

/** A tagged document in French: what is written is read aloud in its order, what is drawn is not. */
export function createPaper(fonts: Fonts, { title, author, subject, date }: About) {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      Producer: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, font);
  const root = document.struct('Document');
  document.addStructure(root);

  function use({ font, size, colour, leading, tracking = 0 }: Style) {
    document.font(font, size).fillColor(colour);
    return { lineGap: leading - document.currentLineHeight(true), characterSpacing: tracking };
  }

  return {
    draw(shape: (document: PDFKit.PDFDocument) => void): void {
      document.markContent('Artifact', { type: 'Layout' });
      document.save();
      shape(document);
      document.restore();
      document.endMarkedContent();
    },

    addPage(): void {
      document.addPage();
      this.draw((page) => page.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.paper));
    },

    /** Inside another element, or the document itself. */
    element(type: string, parent: Element = root): Element {
      const element = document.struct(type);
      parent.add(element);
      return element;
    },

    heightOf(lines: readonly Line[], width: number): number {
      return lines.reduce((sum, { text, style }) => {
        const options = use(style);
        return sum + document.heightOfString(text, { width, ...options });
      }, 0);
    },

    /** One thing to read, its lines below one another. Answers where it ends. */
    write(parent: Element, type: string, lines: readonly Line[], frame: Frame): number {
      const { x, width, align = 'left' } = frame;
      let { y } = frame;
      const put = () => {
        for (const { text, style } of lines) {
          document.text(text, x, y, { width, align, ...use(style) });
          y = document.y;
        }
      };
      parent.add(document.struct(type, {}, put));
      return y;
    },

    /** On every page, but said once: not part of what is read. */
    stamp({ text, style }: Line, { x, y, width, align = 'left' }: Frame): void {
      this.draw(() => document.text(text, x, y, { width, align, ...use(style) }));
    },

    async finish(): Promise<Buffer> {
      root.end();
      const finished = new Promise((resolve) => document.once('end', resolve));
      document.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}
