import type { Query } from './client.server';

/** What is asked of each entry, in Strapi's words: its own fields, and those of what it points to (all of them: `'*'`). */
export function select(fields: string[], relations: Record<string, string[] | '*'> = {}): Query {
  return {
    ...named('fields', fields),
    ...Object.fromEntries(
      Object.entries(relations).flatMap(([relation, wanted]) =>
        wanted === '*'
          ? [[`populate[${relation}]`, 'true']]
          : Object.entries(named(`populate[${relation}][fields]`, wanted)),
      ),
    ),
  };
}

function named(key: string, fields: string[]): Query {
  return Object.fromEntries(fields.map((field, index) => [`${key}[${index}]`, field]));
}
