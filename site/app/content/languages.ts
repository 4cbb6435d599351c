import { z } from 'zod';
import { pathIn } from '../modules/navigation';
import type { Language } from '../modules/taxonomy';
import { optional } from './fields';

/** The address of a page in each language of the site; where it has none, that of its list or of the home. */
export type Languages = Partial<Record<Language, { to: string; isTranslation: boolean }>>;

type Where = { place: string; own: Language; all: readonly Language[] };

const name = { slug: optional(z.string()), path: optional(z.string()) };
const entry = z.object({
  ...name,
  localizations: z.array(z.object({ ...name, locale: z.string() })).nullish(),
});

/** What an entry says of its other languages. A service that does not say is taken to have every one, under the same name. */
export function languagesOf(found: unknown, { place, own, all }: Where): Languages {
  const { data } = entry.safeParse(found);
  const ownName = data?.path ?? data?.slug;
  const nameIn = (language: Language) => {
    if (language === own || !data?.localizations) return ownName;
    const other = data.localizations.find(({ locale }) => locale === language);
    return other?.path ?? other?.slug;
  };
  const above = place.replace(/\?.*|\/$/g, '') || '/';
  return Object.fromEntries(
    all.map((language) => {
      const known = nameIn(language);
      const to = pathIn(language, known ? `${place}${known}` : above);
      return [language, { to, isTranslation: Boolean(known) }];
    }),
  );
}
