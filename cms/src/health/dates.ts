import { SCHOOL_ZONE } from '../seed/entries';
import type { Check } from './check';
import { type EventEntry, eventFinding, type OfferEntry, offerFinding } from './findings';
import { oncePerDocument, PUBLISHED, search } from './query';
import { startOfDay, today } from './school-time';

const OFFER = 'api::work-study-offer.work-study-offer';
const EVENT = 'api::event.event';

/** A long event without an end has left the agenda while it goes on; nobody looks for the end of an older one. */
const RECENT_DAYS = 31;

export const expiredOffers: Check = {
  id: 'expired-offers',
  gravity: 'poor',
  title: 'Offres d’alternance expirées, encore publiées',
  why: 'Leur date est passée : elles ne servent plus à personne et encombrent vos listes. Prolongez-les ou dépubliez-les.',
  clean: 'Aucune offre d’alternance publiée n’est expirée',
  find: async (strapi) => [
    await search<OfferEntry>(
      strapi,
      OFFER,
      {
        where: oncePerDocument(strapi, OFFER, { ...PUBLISHED, expiry: { $lt: today() } }),
        select: ['title', 'company', 'expiry'],
        orderBy: { expiry: 'asc' },
      },
      (offer) => offerFinding(OFFER, offer),
    ),
  ],
};

export const endlessEvents: Check = {
  id: 'endless-events',
  gravity: 'poor',
  title: 'Évènements sans date de fin',
  why: 'Sans fin, un évènement quitte l’agenda le lendemain de son début, et le visiteur qui le note ne sait pas combien de temps il dure.',
  clean: 'Tous les évènements à venir ont une date de fin',
  find: async (strapi) => [
    await search<EventEntry>(
      strapi,
      EVENT,
      {
        where: oncePerDocument(strapi, EVENT, {
          ...PUBLISHED,
          dateEnd: { $null: true },
          dateStart: { $gte: startOfDay(-RECENT_DAYS) },
        }),
        select: ['title', 'dateStart'],
        orderBy: { dateStart: 'asc' },
      },
      (event) => eventFinding(EVENT, event, SCHOOL_ZONE),
    ),
  ],
};
