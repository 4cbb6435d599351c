import type { CampusFile, NetworkFile, NewsFile } from '../files';
import { createRandom, inTurn } from './random.ts';
import { addresses, drawWords, fill } from './words.ts';

/** Four years of news. */
const OLDEST_DAY = 1460;

/** News of every campus, now and then shared with another. */
export function makeNews(
  file: NetworkFile,
  campuses: CampusFile[],
  count: number,
  taken: string[],
): NewsFile[] {
  const random = createRandom(4);
  const address = addresses(taken);
  const { titles, summaries, bodies } = file.news;
  const categories = Object.entries(titles);
  return inTurn(campuses, count).map((campus) => {
    const other = random.chance(0.1) ? random.pick(campuses) : campus;
    const words = { ...drawWords(file.words, random), ville: campus.fr.name };
    const text = (templates: readonly string[]) => fill(random.pick(templates), words);
    const [category, headlines] = random.pick(categories);
    const title = text(headlines);
    return {
      slug: address(title),
      publishedDaysAgo: random.integer(0, OLDEST_DAY),
      category,
      campus: [...new Set([campus.slug, other.slug])],
      fr: { title, summary: text(summaries), body: bodies.map(text).join('\n\n') },
    };
  });
}
