/** What each thing is known by, whatever page tells of it and in whatever language. */

/** A thing that is told of elsewhere in the graph, or on another page. */
export type Reference = { '@id': string };

export function schoolId(page: string): Reference {
  return { '@id': `${originOf(page)}/#organisation` };
}

export function siteId(page: string): Reference {
  return { '@id': `${originOf(page)}/#site` };
}

export function campusId(page: string, slug: string): Reference {
  return { '@id': `${originOf(page)}/campus/${slug}#campus` };
}

/** What a page tells of, by a name within it. */
export function partId(page: string, name: string): Reference {
  return { '@id': `${page}#${name}` };
}

export function originOf(page: string): string {
  return new URL(page).origin;
}
