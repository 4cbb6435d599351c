import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { enveloped, link, list, optional, prose } from './fields';
import { client } from './service.server';

const item = z
  .object({ label: prose, url: link.optional() })
  .transform(({ label, url = null }) => ({ label, url }));

const section = z
  .object({ Titre: prose, items: list(item) })
  .transform(({ Titre, items }) => ({ title: Titre, items }));

const entry = z
  .object({
    __component: z.enum(['core.menu', 'core.menu-dropdown', 'core.menu-item']),
    label: prose,
    slug: optional(z.string()),
    url: link.optional(),
    items: list(item),
    menu_sections: list(section),
  })
  .transform(({ __component, label, slug, url = null, items, menu_sections }) => ({
    kind: KINDS[__component],
    label,
    slug,
    url,
    items,
    sections: menu_sections,
  }));

const KINDS = {
  'core.menu': 'links',
  'core.menu-dropdown': 'sections',
  'core.menu-item': 'link',
} as const;

/** An entry of a kind this site does not know is left out; the others still show. */
const body = list(entry.nullable().catch(null)).transform((entries) =>
  entries.filter((found) => found !== null),
);

const menus = enveloped(z.array(z.object({ body }))).transform(([first]) => first?.body ?? []);

export type MenuItem = z.output<typeof item>;
export type MenuEntry = z.output<typeof entry>;

export function menuOrNull(
  type: 'navbarproto' | 'footer',
  locale: Locale,
): Promise<MenuEntry[] | null> {
  return client.getSilently({
    path: '/menu-enrichis',
    locale,
    schema: menus,
    query: { 'filters[type][$eq]': type },
  });
}
