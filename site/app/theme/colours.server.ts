import theme from '@school/theme.css?raw';

/** A colour of the school, for what is not a style sheet. */
export function colour(name: string): string {
  const found = colours()[name];
  if (!found) throw new Error(`The school has no colour ${name}.`);
  return found;
}

/** All of them, by name. */
export function colours(): Readonly<Record<string, string>> {
  const found = theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name, value]) => [name, value]));
}
