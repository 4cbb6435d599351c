/** Makes the table of communes: `npm run communes`, when its packages change. */
import fs from 'node:fs';
import { readCommunes, readDepartments, readPositions } from './sources.ts';
import { table, written } from './table.ts';

const PLACES = new URL('../app/modules/places/', import.meta.url);

const communes = readCommunes();
const rows = table(communes, readPositions(communes));
fs.writeFileSync(new URL('communes.txt', PLACES), `${written(rows)}\n`);
const departments = JSON.stringify(readDepartments(), null, 2);
fs.writeFileSync(new URL('departments.json', PLACES), `${departments}\n`);
process.stdout.write(`${rows.length} communes\n`);
