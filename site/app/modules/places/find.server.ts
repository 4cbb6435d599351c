import type { Answer, Place } from './place';
import { type Commune, communes, departmentName, keyOf } from './table.server';

const OFFERED = 8;
/** Fewer letters begin too many names. */
const SHORTEST_BEGINNING = 2;

/** The place that was typed: a postcode, a commune, or the beginning of one; « (93) » says of which department. */
export async function findPlace(typed: string): Promise<Answer> {
  return findIn(await communes(), typed);
}

function findIn(table: Commune[], typed: string): Answer {
  const { postcode, department, words } = read(typed);
  const among = table.filter(
    (commune) =>
      (!postcode || commune.postcodes.includes(postcode)) &&
      (!department || commune.department === department),
  );
  const named = words ? whoseNameIs(words, among) : { exactly: postcode ? among : [], nearly: [] };
  // Of a postcode, the largest commune is where most of those who type it live.
  const [first, ...same] = named.exactly;
  if (first) return { kind: 'found', place: toPlace(first), others: postcode ? [] : offer(same) };
  const [only, ...more] = named.nearly;
  if (only && more.length === 0) return { kind: 'found', place: toPlace(only), others: [] };
  if (only) return { kind: 'several', others: offer(named.nearly) };
  // The words may be those of a district, or of a street: the postcode is enough.
  if (postcode && words) return findIn(table, postcode);
  return { kind: 'unknown' };
}

type Asked = { postcode: string; department: string; words: string };

function read(typed: string): Asked {
  const postcode = /(?<!\d)\d{2} ?\d{3}(?!\d)/.exec(typed)?.[0] ?? '';
  const rest = typed.replace(postcode, ' ');
  const department = /\((\d[\dab]\d?)\)/i.exec(rest)?.[1] ?? '';
  const name = rest.replace(`(${department})`, ' ');
  return {
    postcode: postcode.replace(' ', ''),
    department: department.toUpperCase(),
    words: withoutDistrict(keyOf(name)),
  };
}

/** « Lyon 3e », « Paris 15ème arrondissement »: the table has whole cities. */
function withoutDistrict(words: string): string {
  return words
    .replace(/\barrondissement$/, '')
    .trim()
    .replace(/ \d{1,2}( ?(er|e|eme))?$/, '')
    .replace(/ cedex$/, '');
}

function whoseNameIs(words: string, table: Commune[]) {
  const exactly = table.filter(({ key }) => key === words || withoutArticle(key) === words);
  if (exactly.length > 0 || words.length < SHORTEST_BEGINNING) return { exactly, nearly: [] };
  const starting = table.filter(({ key }) => key.startsWith(words));
  const within = table.filter(
    ({ key }) => !key.startsWith(words) && ` ${key}`.includes(` ${words}`),
  );
  return { exactly, nearly: [...starting, ...within] };
}

function withoutArticle(key: string): string {
  return key.replace(/^(le|la|les|l) /, '');
}

function offer(found: Commune[]): Place[] {
  return found.slice(0, OFFERED).map(toPlace);
}

function toPlace({ name, department, latitude, longitude, isNear }: Commune): Place {
  return {
    name,
    department: departmentName(department),
    query: `${name} (${department})`,
    latitude,
    longitude,
    isNear,
  };
}
