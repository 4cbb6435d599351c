/** TRK-2. */
const ENGINES = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'];

/**
 * TRK-3: the name stands alone, right before what a host may end in: `.com`, `.org`, `.net`, `.cat` or a country's
 * letters, with or without a `com.` or `co.` of the country's own. None of the engines has a host of another shape, so a list of
 * every public suffix would find no more; what is a name of someone else's before these (`notgoogle.fr`, `google.evil.fr`,
 * `google.com.evil.fr`, `google.github.io`) is not found.
 */
const HOST = new RegExp(
  `(?:^|\\.)(${ENGINES.join('|')})\\.(?:com|org|net|cat|(?:com?\\.)?[a-z]{2})$`,
);

/** The search engine whose host it is. */
export function engineOf(host: string): string | undefined {
  return HOST.exec(host)?.[1];
}
