import type { Context } from 'koa';
import { REDIRECT } from './saved.ts';

const CREATE = 'plugin::content-manager.explorer.create';
const COLUMNS = ['from', 'to', 'note'];

/** All three, for a role may be given some fields of a kind only; Strapi's own policy looks at the kind alone. */
export function mayCreate({ state }: Context): boolean {
  return COLUMNS.every((column) => state.userAbility.can(CREATE, REDIRECT, column));
}
