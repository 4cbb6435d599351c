import type { Plugin } from '@strapi/strapi/admin';

type Action = { type?: string };

/** Offered to everyone on every content, and refused to most: the models of content are code here. */
const FOR_DEVELOPERS = ['configure-the-view', 'edit-the-model'];

export function hideDevelopersActions({ apis }: Plugin): void {
  if (typeof apis.addDocumentAction !== 'function') return;
  apis.addDocumentAction((actions: Action[]) =>
    actions.filter(({ type }) => !FOR_DEVELOPERS.includes(type ?? '')),
  );
}
