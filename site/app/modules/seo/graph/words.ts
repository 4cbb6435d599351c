const BLOCK_END = /<\/(?:p|li|h[1-6]|tr|blockquote|pre|dt|dd)>|<br\s*\/?>/g;
const TAG = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of what an editor wrote, a line for each paragraph. It was sanitised: these few entities are all there can be. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}
