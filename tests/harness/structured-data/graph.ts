export type Node = { '@type': string; [property: string]: unknown };
export type Found = { page: string; node: Node };

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The data of a page, as many times as it has some. */
export function graphsOf(html: string): Node[][] {
  return [...html.matchAll(DATA)].map(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    if (!isRecord(data) || data['@context'] !== 'https://schema.org') throw new Error(json);
    const graph = data['@graph'];
    if (!Array.isArray(graph) || !graph.every(isNode)) throw new Error(json);
    return graph;
  });
}

/** Every node of a node, itself first. */
export function nodesWithin(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (!isRecord(value)) return [];
  const below = Object.values(value).flatMap(nodesWithin);
  return isNode(value) ? [value, ...below] : below;
}

/** Every text or number, with the name of its property. */
export function valuesWithin(value: unknown, key = ''): { key: string; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((each) => valuesWithin(each, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => valuesWithin(held, name));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['@type'] === 'string';
}
