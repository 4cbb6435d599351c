import theme from '@school/theme.css?raw';

/** A colour of the school, for what is not a style sheet. */
export function colour(name: string): string {
  const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (!found) throw new Error(`The school has no colour ${name}.`);
  return found;
}
