import { linksOf } from '../crawl.ts';
import { type Node, nodesWithin, valuesWithin } from './graph.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function decoded(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name) => ENTITIES[name] ?? entity);
}

/** What can be read on a page, its title too, without the spaces that tags may stand in for. */
export function readable(html: string): string {
  const visible = html
    .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '');
  return squeezed(decoded(visible));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Properties whose words a visitor reads as they are, */
const WORDS =
  /^(name|headline|title|text|description|streetAddress|postalCode|addressLocality|telephone|email|articleSection|coursePrerequisites|price)$/;
/** and those that are a day or an hour, which the page says in its own way. */
const DAYS = /^(startDate|endDate|datePublished|datePosted|validThrough|jobStartDate)$/;
const HOURS = /^(opens|closes)$/;

/** What the data of a page says and the page does not. */
export function unsaid(page: string, graph: Node[], html: string): string[] {
  const text = readable(html);
  const times = [...html.matchAll(/<time[^>]* dateTime="([^"]*)"/gi)].map(([, time = '']) => time);
  const says = (key: string, value: string | number) => {
    if (WORDS.test(key))
      return `${value}`.split('\n').every((line) => text.includes(squeezed(line)));
    if (HOURS.test(key)) return hoursOf(`${value}`).some((hour) => text.includes(hour));
    if (!DAYS.test(key) || times.some((time) => isSameTime(time, `${value}`))) return true;
    // The end of what ends the same day is an hour beside the day.
    return (
      key === 'endDate' && hoursOf(`${value}`.slice(11, 16)).some((hour) => text.includes(hour))
    );
  };
  return valuesWithin(graph)
    .filter(({ key, value }) => !says(key, value))
    .map(({ key, value }) => `${key} « ${value} » is not on ${page}`);
}

/** In French and in English. */
function hoursOf(time: string): string[] {
  const [hours = '', minutes = ''] = time.split(':');
  return [`${Number(hours)}h${minutes === '00' ? '' : minutes}`, time];
}

function isSameTime(shown: string, said: string): boolean {
  if (said.length > 10 && shown.length > 10) return Date.parse(shown) === Date.parse(said);
  return shown.slice(0, 10) === said.slice(0, 10);
}

/** A story that the page dates, and its data does not. */
export function undated(page: string, graph: Node[], html: string): string[] {
  const [head = ''] = /<header\b(?:(?!<\/header>).)*<h1.*?<\/header>/s.exec(html) ?? [];
  return graph.flatMap(({ headline, datePublished }) =>
    headline && !datePublished && head.includes('<time') ? [`no datePublished on ${page}`] : [],
  );
}

/** What a list leads to in the data alone. */
export function unlinked(page: string, graph: Node[], html: string): string[] {
  const links = new Set(linksOf(html, page).map((path) => new URL(path, page).href));
  return nodesWithin(graph).flatMap(({ '@type': type, url }) =>
    type === 'ListItem' && url && !links.has(`${url}`) ? [`${url} is not on ${page}`] : [],
  );
}

/** The breadcrumb of the data, where it is not the one that is shown. */
export function otherTrail(page: string, graph: Node[], html: string): string[] {
  const told = graph
    .filter((node) => node['@type'] === 'BreadcrumbList')
    .flatMap((list) => nodesWithin(list).filter((node) => node['@type'] === 'ListItem'))
    .map(({ name }) => squeezed(`${name}`));
  const [, shown = ''] =
    /<nav aria-label="(?:Fil d’Ariane|Breadcrumb)".*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
  const names = [...shown.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
    readable(item),
  );
  return told.join('/') === names.join('/')
    ? []
    : [`${told.join('/')} for ${names.join('/')} on ${page}`];
}

/** Every address that the data names, without what is within its page. */
export function addressesIn(graph: Node[]): string[] {
  const all = valuesWithin(graph)
    .filter(({ key }) => key !== 'urlTemplate')
    .flatMap(({ value }) => (/^https?:\/\//.test(`${value}`) ? `${value}`.replace(/#.*/, '') : []));
  return [...new Set(all)].filter((address) => !address.startsWith('https://schema.org/'));
}
