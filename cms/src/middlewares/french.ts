import type { Core } from '@strapi/strapi';
import { LABELS, OWN } from '../editors/labels';
import { labelAlong, type Refusal, refusalInFrench } from '../editors/messages';

/** The fields of an account, which is no content. */
const ACCOUNT: Record<string, string> = {
  currentPassword: 'Mot de passe actuel',
  firstname: 'Prénom',
  lastname: 'Nom',
  password: 'Mot de passe',
  roles: 'Rôles',
  username: 'Nom affiché',
};

/** Whoever fills in the admin's forms is told in French what is refused. Programs, at /api, keep Strapi's English. */
const french: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (context, next) => {
    await next();
    const { body, path, request } = context;
    if (path.startsWith(`${strapi.config.get('api.rest.prefix')}/`) || !isRefused(body)) return;
    const [, kind = ''] = /\/content-manager\/[\w-]+-types\/([^/]+)/.exec(path) ?? [];
    const names = {
      sent: request.body,
      componentOf: (owner: string, field: string) => componentOf(strapi, owner, field),
      labelOf: (owner: string, field: string) =>
        OWN[owner]?.[field] ?? LABELS[field] ?? ACCOUNT[field],
    };
    const labelAt = (steps: string[]) => labelAlong(steps, kind, names);
    context.body = { ...body, error: refusalInFrench(body.error, labelAt) };
  };

function isRefused(body: unknown): body is { error: Refusal } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'message' in body.error &&
    typeof body.error.message === 'string'
  );
}

type Model = { attributes: Record<string, { type: string; component?: string }> };

function componentOf(strapi: Core.Strapi, owner: string, field: string): string | undefined {
  const models: Record<string, Model> = { ...strapi.contentTypes, ...strapi.components };
  return models[owner]?.attributes[field]?.component;
}

export default french;
