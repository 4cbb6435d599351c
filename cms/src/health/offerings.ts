import { lackingActions } from '../api/crm-link/actions';
import type { Check } from './check';
import { type OfferingEntry, offeringFinding } from './findings';
import { isEmpty, PUBLISHED, search, type Where } from './query';

const OFFERING = 'api::offering.offering';

type Found = OfferingEntry & {
  enrolment: string;
  brochureUrl: string | null;
  contactUrl: string | null;
  registrationUrl: string | null;
};

/** Only what a visitor can meet: an offering whose programme or campus is not published is nowhere on the site. */
const LIVE: Where = {
  ...PUBLISHED,
  programme: { id: { $notNull: true } },
  campus: { id: { $notNull: true } },
};

const LACKING: Where = {
  $or: [
    isEmpty('brochureUrl'),
    isEmpty('contactUrl'),
    { $and: [isEmpty('registrationUrl'), { enrolment: { $ne: 'closed' } }] },
  ],
};

export const offerings: Check = {
  id: 'offerings',
  gravity: 'broken',
  title: 'Offres de formation sans lien de demande',
  why: 'Sans adresse pour une action, ce campus n’est pas proposé aux visiteurs qui demandent une brochure, un contact ou une candidature : la demande est perdue.',
  clean: 'Toutes les offres de formation ont leurs liens de demande',
  find: async (strapi) => [
    await search<Found>(
      strapi,
      OFFERING,
      {
        where: { ...LIVE, ...LACKING },
        select: ['enrolment', 'brochureUrl', 'contactUrl', 'registrationUrl'],
        populate: { programme: { select: ['title'] }, campus: { select: ['name'] } },
        orderBy: { label: 'asc' },
      },
      (found) => offeringFinding(OFFERING, found, lackingActions(actsOf(found))),
    ),
  ],
};

function actsOf({ enrolment, brochureUrl, contactUrl, registrationUrl }: Found) {
  const urls = { brochure: brochureUrl, contact: contactUrl, registration: registrationUrl };
  return { closed: enrolment === 'closed', urls };
}
