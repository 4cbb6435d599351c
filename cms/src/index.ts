import type { Core } from '@strapi/strapi';
import { ensureAdministrator } from './access/administrator';
import { knowCallers } from './access/callers';
import { holdToCampus, registerOwnCampus } from './access/campus-guard';
import { ensureRoles, keepCampusRoles } from './access/roles';
import { ensureServiceAccount } from './access/service-account';
import { hideFromEditors } from './editors/hidden';
import { showPreviews } from './editors/previews';
import { nameRights } from './editors/rights';
import { ensureViews } from './editors/views';
import { tellFailedCommits } from './failed-commits';
import { addHealth } from './health';
import { addMissingAddresses } from './missing-addresses/desk';
import { forgetMissingAddresses } from './missing-addresses/retention';
import { announcePublications } from './publication/announce';
import { importRedirects } from './redirects/import/routes';
import { keepRedirects } from './redirects/keep';
import { readSeedChoice } from './seed/choice';
import { ensureLocales } from './seed/locales';
import { readSchool } from './seed/school';
import { seed } from './seed/seed';
import { addRequestDesk } from './visitor-requests/desk';
import { labelOrigins } from './visitor-requests/origin';
import { keepRequestsShort } from './visitor-requests/retention';
import { passRequestsOn } from './visitor-requests/webhook';

type Lifecycle = { strapi: Core.Strapi };

export default {
  async register({ strapi }: Lifecycle) {
    tellFailedCommits(strapi);
    knowCallers(strapi);
    await registerOwnCampus(strapi);
    hideFromEditors(strapi);
    holdToCampus(strapi);
    keepCampusRoles(strapi);
    showPreviews(strapi);
    announcePublications(strapi);
    keepRedirects(strapi);
    importRedirects(strapi);
    addMissingAddresses(strapi);
    await addHealth(strapi);
    labelOrigins(strapi);
    await addRequestDesk(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    nameRights(strapi);
    await ensureLocales(strapi);
    await ensureServiceAccount(strapi);
    await ensureAdministrator(strapi);
    await ensureViews(strapi);
    const choice = readSeedChoice(process.env.SEED_CONTENT);
    await seed(strapi, choice, readSchool(process.env.PRODUCT));
    await ensureRoles(strapi);
    await keepRequestsShort(strapi);
    await forgetMissingAddresses(strapi);
    passRequestsOn(strapi);
  },
};
