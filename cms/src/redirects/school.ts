import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readSchool } from '../seed/school.ts';
import { type ByFrom, byFrom, type Rule } from './rules.ts';

let known: ByFrom | undefined;

/**
 * The rules that the school has of its own, a table of the site that editors' rules stand over. A content service that
 * stands apart from the site has no such file: then the site alone knows them, and still leads visitors on in one hop.
 */
export function schoolRules(strapi: Core.Strapi): ByFrom {
  known ??= byFrom(readTable(tableOf(strapi.dirs.app.root, readSchool(process.env.PRODUCT))));
  return known;
}

function tableOf(root: string, school: string): string {
  const file = path.join(root, '..', 'site', 'schools', school, 'redirects.txt');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** A rule a line: an old address, spaces, the new one. Those for files are no business of pages. */
export function readTable(text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = ''] = line.trim().split(/\s+/);
    return from.startsWith('/') && !to.startsWith('media:') ? [{ from, to }] : [];
  });
}
