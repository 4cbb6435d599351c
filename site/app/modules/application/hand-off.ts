type Choices = { course: string; campus: string };

/**
 * POP-9: where the browser is sent. The link is read from the origin being visited; where the visitor came from is told last,
 * and has the last word.
 */
export function handOff(
  link: string,
  origin: string,
  { course, campus }: Choices,
  tracking: string,
): string | null {
  const address = webAddress(link, origin);
  if (!address) return null;
  address.searchParams.set('campus', campus);
  address.searchParams.set('course', course);
  for (const [name, value] of new URLSearchParams(tracking.replace(/^[?&]+/, ''))) {
    if (name) address.searchParams.set(name, value);
  }
  return address.href;
}

/** POP-9: http(s), and nobody's password; anything else is nowhere. */
export function webAddress(link: string, origin: string): URL | null {
  const text = link.trim();
  if (!text || !URL.canParse(text, origin)) return null;
  const address = new URL(text, origin);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && !address.username && !address.password ? address : null;
}
