import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Right } from './rights';

const PERMISSION = 'admin::permission';
const AT_A_TIME = 1000;

type Kept = Right & { id: number; role?: { id: number } | null };

/** The rights of every role, read at once: to find those of one, a database looks through those of all. */
export async function heldRights(strapi: Core.Strapi): Promise<Map<number, Right[]>> {
  const held = new Map<number, Right[]>();
  for (let after = 0; ; ) {
    const some: Kept[] = await strapi.db.query(PERMISSION).findMany({
      where: { id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: AT_A_TIME,
      populate: { role: { select: ['id'] } },
    });
    for (const { role, ...right } of some) {
      if (!role) continue;
      const rights = held.get(role.id) ?? [];
      held.set(role.id, rights);
      rights.push(right);
    }
    const last = some.at(-1);
    if (!last || some.length < AT_A_TIME) return held;
    after = last.id;
  }
}

/** Whether they would be kept as the same, in any order. */
export function areSame(rights: readonly Right[], others: readonly Right[]): boolean {
  return isDeepStrictEqual(kept(rights), kept(others));
}

/** What a database keeps of them: nothing of what is undefined. */
function kept(rights: readonly Right[]): unknown {
  return JSON.parse(JSON.stringify(inOrder(rights)));
}

function inOrder(rights: readonly Right[]): Required<Right>[] {
  const name = ({ action, subject }: Right) => `${action} ${subject ?? ''}`;
  return rights
    .map((right) => ({ right, name: name(right) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ right: { action, subject = null, properties, conditions, actionParameters } }) => ({
      action,
      subject,
      properties: properties ?? {},
      conditions: conditions ?? [],
      actionParameters: actionParameters ?? {},
    }));
}
