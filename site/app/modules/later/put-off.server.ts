/**
 * The page with its modules neither fetched nor run by themselves: no browser knows these names, and `WAIT_FOR_SIGN` takes them back. Only
 * what was rendered with the mark is ours to change.
 */
export function putOff(html: string, mark: string): string {
  return html.replace(/<(?:script|link)\s[^>]*>/g, (tag) =>
    tag.includes(` nonce="${mark}"`)
      ? tag
          .replace(' type="module"', ' type="later"')
          .replace(' rel="modulepreload"', ' rel="later" fetchpriority="low"')
      : tag,
  );
}
