import type { FAQPageLeaf } from 'schema-dts';
import type { FilledBlock } from '../../../content/blocks/filled';
import { partId } from './ids';
import { wordsOf } from './words';

/** The questions that a page answers. What unfolds under a title that asks nothing is none. */
export function questionsNode(page: string, body: FilledBlock[]): FAQPageLeaf | undefined {
  const questions = body
    .flatMap((block) => (block.kind === 'accordion' ? block.items : []))
    .filter(({ title }) => title.trim().endsWith('?'));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    ...partId(page, 'questions'),
    isPartOf: { '@id': page },
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(text.html) },
    })),
  };
}
