import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postgresPrograms } from './postgres.ts';
import type { Place } from './product.ts';

/** Changes what a content service keeps behind its back, while it is stopped or has nothing to do. */
export function rewrite({ data, databaseUrl }: Place, sql: string): void {
  if (databaseUrl) {
    const psql = path.join(postgresPrograms() ?? '', 'psql');
    execFileSync(psql, [databaseUrl, '--set', 'ON_ERROR_STOP=1', '--command', sql], {
      stdio: 'pipe',
    });
    return;
  }
  const database = new DatabaseSync(path.join(data, 'parvis.db'));
  database.exec(sql);
  database.close();
}
