export type Token = { name: string; value: string };

/** The tokens of a family (« color », « text »…) that a theme gives a value, in its order. */
export function tokensOf(theme: string, family: string): Token[] {
  const line = new RegExp(`^  --${family}-([a-z0-9-]+): ([^;]+);`, 'gm');
  return [...theme.matchAll(line)]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
    .filter(({ name }) => !name.includes('--'));
}
