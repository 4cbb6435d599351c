/** The school that the files of `content/` are written for. */
export const DEMO_SCHOOL = 'cassini';

/** Reads PRODUCT, the slug of the school, which the site reads too. */
export function readSchool(value: string | undefined): string {
  const slug = value?.trim() || DEMO_SCHOOL;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Error(
    `PRODUCT is malformed: it expects the slug of the school, small letters, digits and hyphens, for example PRODUCT=${DEMO_SCHOOL}`,
  );
}

/** What the demo says, said by another school. « Les Cassini », who mapped France, keep their name. */
export function inTheNameOf(school: string, text: string): string {
  if (school === DEMO_SCHOOL) return text;
  return text
    .replaceAll(/(?<!\b[ld]es )Cassini\b/g, nameOf(school))
    .replaceAll(/\bcassini(?![a-z])/g, school);
}

function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
