import type { Core, UID } from '@strapi/strapi';
import { LISTS } from '../editors/lists';
import { addressOf } from '../redirects/addresses';
import type { Check } from './check';
import { type Entry, pageFinding, translationFinding } from './findings';
import { PAGE_KINDS, type PageKind } from './kinds';
import { documentsWith, isEmpty, PUBLISHED, search, type Where } from './query';
import type { Group } from './report';
import { startOfDay, today } from './school-time';

export const descriptions: Check = {
  id: 'descriptions',
  gravity: 'poor',
  title: 'Pages sans description pour les moteurs de recherche',
  why: 'Rien d’autre ne les décrit : les moteurs montrent alors un bout de texte pris au hasard, et moins de visiteurs viennent.',
  clean: 'Toutes les pages ont de quoi se décrire aux moteurs de recherche',
  find: (strapi) => everyKind(strapi, undescribed, pageFinding),
};

export const translations: Check = {
  id: 'translations',
  gravity: 'untranslated',
  title: 'Pages sans version anglaise publiée',
  why: 'Si votre site se lit aussi en anglais, ces pages y manquent. Les évènements passés et les offres expirées ne sont pas comptés.',
  clean: 'Toutes les pages ont leur version anglaise',
  find: (strapi) => everyKind(strapi, (kind) => untranslated(strapi, kind), translationFinding),
};

/** Kind after kind, not all at once: the pool of connections is for visitors first. */
async function everyKind(
  strapi: Core.Strapi,
  whereOf: (kind: PageKind) => Where,
  toFinding: typeof pageFinding,
): Promise<Group[]> {
  const groups: Group[] = [];
  for (const kind of PAGE_KINDS) {
    const { uid, label, address } = kind;
    const name = LISTS[uid]?.main ?? 'title';
    const where = { $and: [PUBLISHED, whereOf(kind)] };
    const group = await search<Entry & Record<string, unknown>>(
      strapi,
      uid,
      { where, select: [name, address], orderBy: { [name]: 'asc' } },
      (page) => toFinding(uid, page, page[name], addressOf(uid, page, page.locale ?? 'fr')),
    );
    if (group.count > 0) groups.push({ ...group, label });
  }
  return groups;
}

/** A page that search engines are kept from needs no description. */
function undescribed({ standIn }: PageKind): Where {
  const isIndexed = { $or: [{ preventIndexing: { $null: true } }, { preventIndexing: false }] };
  const seo = { seo: { $and: [isEmpty('metaDescription'), isIndexed] } };
  return standIn ? { $and: [seo, isEmpty(standIn)] } : seo;
}

function untranslated(strapi: Core.Strapi, { uid }: PageKind): Where {
  const english = documentsWith(strapi, uid, { ...PUBLISHED, locale: 'en' });
  const missing = { locale: 'fr', documentId: { $notIn: english } };
  const isShown = SHOWN[uid];
  return isShown ? { $and: [missing, isShown()] } : missing;
}

/** Of the kinds whose pages are of no use after a day, those that still are. */
const SHOWN: Partial<Record<UID.ContentType, () => Where>> = {
  'api::event.event': isUpcoming,
  'api::work-study-offer.work-study-offer': () => ({ expiry: { $gte: today() } }),
};

function isUpcoming(): Where {
  const midnight = startOfDay(0);
  return { $or: [{ dateEnd: { $gte: midnight } }, { dateStart: { $gte: midnight } }] };
}
