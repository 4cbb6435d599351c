import { Pencil } from '@strapi/icons';
import type { WidgetArgs } from '@strapi/strapi/admin';

/** Strapi's own that help an editor. Figures about the project and one's own name are for others. */
const KEPT = ['last-edited-entries', 'last-published-entries'];

const PUBLISH: WidgetArgs = {
  id: 'publish',
  icon: Pencil,
  title: { id: 'parvis.home.publish', defaultMessage: 'Publier' },
  component: async () => (await import('./Publish.tsx')).Publish,
};

export function arrangeHome(widgets: WidgetArgs[]): WidgetArgs[] {
  return [PUBLISH, ...widgets.filter(({ id }) => KEPT.includes(id))];
}
