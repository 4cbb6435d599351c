import type { RichText as Content } from '../content/rich-text.server';

/** The one place where HTML is put in a page: what it takes is only made by the sanitiser, on the server. */
export function RichText({ content }: { content: Content }) {
  return (
    <div
      className="rich-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the content enters
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  );
}
