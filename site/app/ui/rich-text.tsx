import type { RichText as Content } from '../content/rich-text.server';
import { showWholeInTable } from './show-whole';

/** The one place where HTML is put in a page: what it takes is only made by the sanitiser, on the server. */
export function RichText({ content }: { content: Content }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what has the focus in it
    <div
      className="rich-text"
      onFocus={showWholeInTable}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the content enters
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  );
}
