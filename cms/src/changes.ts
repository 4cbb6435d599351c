import type { Core } from '@strapi/strapi';

/** Has something done when one of these has changed, once it is committed. */
export function onChange({ db }: Core.Strapi, models: string[], act: () => void): void {
  const committed = () => db.transaction(({ onCommit }) => onCommit(act));
  db.lifecycles.subscribe({
    models,
    afterCreate: committed,
    afterCreateMany: committed,
    afterUpdate: committed,
    afterUpdateMany: committed,
    afterDelete: committed,
    afterDeleteMany: committed,
  });
}
