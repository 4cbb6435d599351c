import tokens from './tokens.css?raw';

/** A colour of the theme, for what is not a style sheet. */
export function colour(name: string): string {
  const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`The theme has no colour ${name}.`);
  return found;
}
