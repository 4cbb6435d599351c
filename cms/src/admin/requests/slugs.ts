import type { Names } from '../../visitor-requests/names';

/** The fields of a request that name a programme or a campus by its slug; elsewhere, these two are relations. */
const FIELDS: Record<string, keyof Names> = { programme: 'programmes', campus: 'campuses' };

export function namedBySlug(field: string, type: string): keyof Names | undefined {
  return type === 'string' ? FIELDS[field] : undefined;
}
