import { createHash } from 'node:crypto';

export type Sealed = { html: string; hashes: string[] };

/**
 * Takes the mark off the scripts of a page, and gives their hashes. What has no mark was not rendered as a script: it came in with
 * someone's words, and no hash lets it run.
 */
export function seal(marked: string, mark: string): Sealed {
  const attribute = ` nonce="${mark}"`;
  const scripts = marked.matchAll(
    new RegExp(`<script(?:\\s[^>]*)?${attribute}[^>]*>(.*?)</script>`, 'gs'),
  );
  const texts = [...scripts].flatMap(([, text]) => text || []);
  return { html: marked.replaceAll(attribute, ''), hashes: [...new Set(texts)].map(hashOf) };
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
