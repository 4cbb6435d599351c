import type { Page } from '@playwright/test';

type Box = { left: number; right: number; top: number; bottom: number };

/** A line of text as it is painted: the words, the block they flow in, and what cuts them, if anything does. */
type Line = Box & { words: string; block: number; cutBy: string | null; floats: boolean };

/** WCAG 1.4.12, as the criterion words it. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Spaces the text of every page that is opened from now on, as its reader may. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

/** Text, of the page or of one part of it, that is cut by its box or by the window. */
export async function cutText(page: Page, part = 'body'): Promise<string[]> {
  const lines = await readLines(page, part);
  return lines.flatMap(({ words, cutBy }) => (cutBy === null ? [] : [`« ${words} » by ${cutBy}`]));
}

/** Texts that are painted one over the other. */
export async function overlappingText(page: Page): Promise<string[]> {
  const lines = (await readLines(page, 'body')).filter(({ floats }) => !floats);
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.block !== one.block && meet(core(one), core(other)))
      .map((other) => `« ${one.words} » and « ${other.words} »`),
  );
}

/** Where letters are: a font keeps room above and below them that lines may share. */
function core({ left, right, top, bottom }: Box): Box {
  const quarter = (bottom - top) / 4;
  return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

async function readLines(page: Page, part: string): Promise<Line[]> {
  return page.evaluate((selector) => {
    const edge = document.documentElement.clientWidth;
    const blocks: Element[] = [];
    const lines: Line[] = [];
    const whole = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.nodeValue?.trim() || !isRead(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || isBelowClamp(owner, rect)) continue;
        const { left, right, top, bottom } = rect;
        lines.push({
          ...{ left, right, top, bottom },
          words: node.nodeValue.trim().slice(0, 60),
          block: blockOf(owner),
          cutBy: cutter(owner, rect),
          floats: isFloating(owner),
        });
      }
    }
    return lines;

    /** Shown as text: not kept for readers of the screen, nor pushed out of a box that is drawn instead. */
    function isRead(element: Element): boolean {
      if (element.closest('svg, script, style, noscript, option')) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      if (Number.parseFloat(getComputedStyle(element).textIndent) < 0) return false;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
      }
      return true;
    }

    /** A line that is left out is not painted. */
    function isBelowClamp(element: Element, rect: DOMRect): boolean {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).webkitLineClamp !== 'none')
          return rect.bottom > one.getBoundingClientRect().bottom + rect.height / 2;
      return false;
    }

    function blockOf(element: Element): number {
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      if (!blocks.includes(block)) blocks.push(block);
      return blocks.indexOf(block);
    }

    function isFloating(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    }

    /** What scrolls can be reached, and what is cut short on purpose, with an ellipsis, is whole elsewhere. */
    function cutter(element: Element, rect: DOMRect): string | null {
      const third = rect.height / 3;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, position } =
          getComputedStyle(one);
        if (/auto|scroll/.test(overflowX + overflowY)) return null;
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return null;
        const box = one.getBoundingClientRect();
        const aside = rect.left < box.left - 1 || rect.right > box.right + 1;
        const beyond = rect.top + third < box.top - 1 || rect.bottom - third > box.bottom + 1;
        if ((overflowX !== 'visible' && aside) || (overflowY !== 'visible' && beyond))
          return `${one.tagName}.${one.className}`.slice(0, 90);
        // What it stands in does not hold it.
        if (position === 'fixed') break;
      }
      return rect.left < -1 || rect.right > edge + 1 ? 'the window' : null;
    }
  }, part);
}
