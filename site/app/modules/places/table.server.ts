import departments from './departments.json';

/** A French commune, or one that was before it joined another. */
export type Commune = {
  name: string;
  department: string;
  postcodes: string[];
  latitude: number;
  longitude: number;
  /** Too small for a gazetteer of towns: its position is that of its neighbours. */
  isNear: boolean;
  /** As it is looked for. */
  key: string;
};

let loading: Promise<Commune[]> | undefined;

/** The table, the most peopled commune first. It is read once, when somebody first looks for one. */
export function communes(): Promise<Commune[]> {
  loading ??= import('./communes.txt?raw').then(({ default: text }) => readTable(text));
  return loading;
}

export function readTable(text: string): Commune[] {
  return text.trimEnd().split('\n').map(readLine);
}

function readLine(line: string): Commune {
  const [name = '', department = '', postcodes = '', latitude = '', longitude = ''] =
    line.split('|');
  return {
    name,
    department,
    postcodes: postcodes.split(' ').map((end) => (end.length < 5 ? department + end : end)),
    latitude: Number(latitude),
    longitude: Number.parseFloat(longitude),
    isNear: longitude.endsWith('~'),
    key: keyOf(name),
  };
}

const DEPARTMENTS: Record<string, string> = departments;

export function departmentName(code: string): string {
  return DEPARTMENTS[code] ?? code;
}

/** « St-Étienne », « SAINT ETIENNE » and « saint-étienne » are the same. */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/\bs\//g, 'sur ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/\bste\b/g, 'sainte')
    .trim();
}
