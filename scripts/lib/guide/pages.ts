import fs from 'node:fs';
import path from 'node:path';
import { knownSettings } from '../known-settings.ts';
import { citations } from './citations.ts';
import { REQUIREMENTS_PAGE, requirementsPage } from './requirements.ts';
import { cmsRows, SETTINGS_PAGE, siteRows, withRows } from './settings.ts';

/** The pages of the guide that are made from the code, whole or in part. The site's packages have to be there. */
export async function guidePages(root: string): Promise<Map<string, string>> {
  const { site, cms } = await knownSettings(root);
  const page = fs.readFileSync(path.join(root, SETTINGS_PAGE), 'utf8');
  const withSite = withRows(page, 'settings of the site', siteRows(site));
  return new Map([
    [REQUIREMENTS_PAGE, requirementsPage(citations(root))],
    [SETTINGS_PAGE, withRows(withSite, 'settings of the content service', cmsRows(cms))],
  ]);
}
