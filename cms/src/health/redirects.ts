import { isStay, met, type Saved, tidy } from '../redirects/rules';
import { schoolRules } from '../redirects/school';
import type { Check } from './check';
import { redirectFinding } from './findings';
import { publishedAddresses } from './published';
import { LISTED } from './query';
import { redirectFaults } from './redirect-faults';

const REDIRECT = 'api::redirect.redirect';

export const redirects: Check = {
  id: 'redirects',
  gravity: 'broken',
  title: 'Redirections en défaut',
  why: 'Celles qui tournent en rond, se suivent, se répètent ou cachent une page : le visiteur n’arrive pas où il devrait, ou ne voit plus une page pourtant publiée.',
  clean: 'Aucune redirection n’est en défaut',
  find: async (strapi) => {
    const rules: Saved[] = await strapi.db.query(REDIRECT).findMany({
      select: ['documentId', 'from', 'to'],
      orderBy: [{ from: 'asc' }, { id: 'asc' }],
    });
    const school = schoolRules(strapi);
    const tidied = rules.map((rule) => ({ ...rule, ...tidy(rule) }));
    const faults = redirectFaults(
      tidied.filter((rule) => !isStay(rule) || !met(rule.from, school)),
      await publishedAddresses(strapi),
    );
    const findings = faults
      .slice(0, LISTED)
      .map(({ rule, reason }) => redirectFinding(REDIRECT, rule, reason));
    return [{ label: null, count: faults.length, findings }];
  },
};
