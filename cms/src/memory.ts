import type { Core } from '@strapi/strapi';

/** What another process has changed is noticed by then. */
const KNOWN_MS = 5000;
const MOST = 100;

/** What was asked of the database, for some seconds, until one of these models has changed and that is committed. */
export class Memory<Value> {
  readonly #known = new Map<string, { value: Value; until: number }>();
  #changes = 0;

  constructor({ db }: Core.Strapi, models: string[]) {
    const forget = () => {
      this.#changes += 1;
      this.#known.clear();
    };
    const committed = () => db.transaction(({ onCommit }) => onCommit(forget));
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

  get(key: string): Value | undefined {
    const known = this.#known.get(key);
    return known && known.until > Date.now() ? known.value : undefined;
  }

  /** From here on it is being asked for; what it comes to is kept unless something changes meanwhile. */
  asking(key: string): (value: Value) => void {
    const asOf = this.#changes;
    return (value) => {
      if (asOf !== this.#changes) return;
      if (this.#known.size === MOST) this.#known.clear();
      this.#known.set(key, { value, until: Date.now() + KNOWN_MS });
    };
  }
}
