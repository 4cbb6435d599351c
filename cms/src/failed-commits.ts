import type { Core } from '@strapi/strapi';

type Query = (connection: unknown, sql: unknown) => Promise<unknown>;
type Transaction = {
  commit: (value?: unknown) => Promise<unknown>;
  /** Settles as the transaction does. */
  executionPromise: Promise<unknown>;
  client: { query: Query };
};
type Begin = (...args: unknown[]) => Promise<Transaction>;

/**
 * Strapi ends its transactions with knex's `commit()`, which resolves also when the database refused it, or was gone by then: what is lost would be
 * acknowledged, a visitor's request among it. Here it rejects, and whoever wrote is told.
 */
export function tellFailedCommits({ db: { connection } }: Core.Strapi): void {
  const begin = connection.transaction.bind(connection) as Begin;
  const value: Begin = (...args) => {
    const begun = begin(...args);
    // One that is given what to do is committed by knex, which minds how that ends.
    return args.length === 0 ? begun.then(telling) : begun;
  };
  Object.defineProperty(connection, 'transaction', { value });
}

function telling(transaction: Transaction): Transaction {
  const { commit, client } = transaction;
  client.query = undoingFailedCommits(client);
  transaction.commit = async (value) => {
    await commit(value);
    return transaction.executionPromise;
  };
  return transaction;
}

/** SQLite stays in a transaction that it did not commit: the connection would go to the next with it. */
function undoingFailedCommits(client: Transaction['client']): Query {
  const { query } = client;
  // Without knex's own guard, which takes no more for a transaction that it has tried to commit.
  const { query: unguarded }: Transaction['client'] = Object.getPrototypeOf(client);
  return (connection, sql) =>
    query(connection, sql).catch(async (error: unknown) => {
      if (sql === 'COMMIT;')
        await unguarded.call(client, connection, 'ROLLBACK').catch(() => undefined);
      throw error;
    });
}
