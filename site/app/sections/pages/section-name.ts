import type { Dictionary } from '../../modules/taxonomy';

/** What a section is called: by its own page, by the dictionary, or by its address. */
export function sectionName(
  section: string,
  pages: { path: string; title: string }[],
  { menus }: Dictionary,
): string {
  const own = pages.find(({ path }) => path === section)?.title;
  const known = Object.entries(menus.sections).find(([name]) => name === section)?.[1];
  return own ?? known ?? spelled(section);
}

/** `vie-des-campus` → « Vie des campus ». */
function spelled(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
