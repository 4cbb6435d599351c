import type { Core } from '@strapi/strapi';
import { VISITOR_REQUEST } from './kind';
import { originLabel } from './origin-label';

/** Writes beside each request, whichever way it is stored, the words for where it came from. */
export function labelOrigins(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [VISITOR_REQUEST],
    beforeCreate: ({ params }) => label(params.data),
    beforeCreateMany: ({ params }) => [params.data].flat().forEach(label),
    beforeUpdate: ({ params }) => {
      if (params.data && 'origin' in params.data) label(params.data);
    },
  });
}

function label(data: { [field: string]: unknown } | undefined): void {
  if (data) data.originLabel = originLabel(data.origin);
}
