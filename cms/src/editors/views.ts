import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { FORMS } from './forms';
import { EVERYWHERE, HELP, LABELS, OWN } from './labels';
import { LISTS } from './lists';

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type View = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};
type Model = { uid: string; attributes: Record<string, { type: string; target?: string }> };
type Views = {
  findConfiguration(model: Model): Promise<View>;
  updateConfiguration(model: Model, view: View): Promise<unknown>;
};

const VERSION = digest([EVERYWHERE, FORMS, HELP, LABELS, LISTS, OWN]);

/**
 * Gives the admin its French words and its lists, once for each version of them: what an editor rearranges afterwards
 * stays.
 */
export async function ensureViews(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'parvis', key: 'views' });
  if ((await store.get({})) === VERSION) return;
  const manager = strapi.plugin('content-manager');
  const models = (all: object): Model[] => Object.values(all).filter(({ uid }) => isOurs(uid));
  for (const model of models(strapi.contentTypes))
    await set(manager.service('content-types'), model);
  for (const model of models(strapi.components)) await set(manager.service('components'), model);
  await store.set({ value: VERSION });
}

function isOurs(uid: string): boolean {
  return uid.startsWith('api::') || !uid.includes('::');
}

async function set(views: Views, model: Model): Promise<void> {
  const view = await views.findConfiguration(model);
  const list = LISTS[model.uid];
  const form = FORMS[model.uid];
  await views.updateConfiguration(model, {
    settings: {
      ...view.settings,
      ...(list && { mainField: list.main, defaultSortBy: list.sort, defaultSortOrder: list.order }),
    },
    metadatas: named(view.metadatas, model),
    layouts: {
      ...view.layouts,
      ...(list && { list: list.columns }),
      ...(form && { edit: form.rows }),
    },
  });
}

function named(metadatas: View['metadatas'], { uid, attributes }: Model): View['metadatas'] {
  return Object.fromEntries(
    Object.entries(metadatas).map(([field, { edit, list }]) => {
      const label = OWN[uid]?.[field] ?? LABELS[field] ?? EVERYWHERE[field];
      if (!label) return [field, { edit, list }];
      const description = HELP[uid]?.[field] ?? edit.description;
      const shown = LISTS[attributes[field]?.target ?? '']?.main;
      const mainField = shown ? { mainField: shown } : {};
      const form = FORMS[uid];
      const editable = form ? { editable: form.editable.includes(field) } : {};
      return [
        field,
        {
          edit: { ...edit, label, description, ...mainField, ...editable },
          list: { ...list, label, ...mainField },
        },
      ];
    }),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
