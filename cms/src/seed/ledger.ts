import type { Core } from '@strapi/strapi';

/**
 * Remembers what has been seeded, so that a later start neither rewrites what an editor changed nor brings back what
 * an editor deleted.
 */
export type Ledger = { has(key: string): boolean; add(key: string): void; save(): Promise<void> };

export async function openLedger(strapi: Core.Strapi): Promise<Ledger> {
  const store = strapi.store({ type: 'api', name: 'parvis', key: 'seeded' });
  const stored = await store.get({});
  const keys = new Set<string>(Array.isArray(stored) ? stored : []);
  const before = keys.size;
  return {
    has: (key) => keys.has(key),
    add: (key) => void keys.add(key),
    save: async () => {
      if (keys.size > before) await store.set({ value: [...keys] });
    },
  };
}
