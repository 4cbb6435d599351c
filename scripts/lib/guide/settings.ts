type Schema = { safeParse: (value: undefined) => { success: boolean; data?: unknown } };
type SiteSetting = { schema: Schema; expects: string; about: string };
type CmsSetting = { expects: string; without: string; about: string };

export const SETTINGS_PAGE = 'docs/operations.md';

/** The settings of the site, as its schema has them: what holds without one is what the schema makes of nothing. */
export function siteRows(settings: Readonly<Record<string, SiteSetting>>): string[] {
  return Object.entries(settings).map(([name, { schema, expects, about }]) => {
    const { success, data } = schema.safeParse(undefined);
    return row([`\`${name}\``, expects, success ? shown(data) : 'it does not start', about]);
  });
}

export function cmsRows(settings: Readonly<Record<string, CmsSetting>>): string[] {
  return Object.entries(settings).map(([name, { expects, without, about }]) =>
    row([`\`${name}\``, expects, without, about]),
  );
}

function shown(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '–';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return `\`${value}\``;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A page with these rows between the two marks of this name. */
export function withRows(page: string, name: string, rows: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest = ''] = page.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`The page has no place for the ${name}.`);
  const head = ['| setting | expects | without it | what it is for |', '|---|---|---|---|'];
  return `${before}${begin}\n${[...head, ...rows].join('\n')}\n${end}${after}`;
}
