import type { UID } from '@strapi/strapi';
import { linkedBlocks } from './blocks';
import type {
  ArticleFile,
  BannerFile,
  BlogFile,
  CampusDetailFile,
  CampusFile,
  CategoryFile,
  EventFile,
  Localized,
  NewsFile,
  OfferFile,
  OfferingFile,
  PageFile,
  ProgrammeFile,
  TeamFile,
  TestimonialFile,
} from './files';
import { localDay, localInstant } from './local-time';

export const SCHOOL_ZONE = 'Europe/Paris';

type Fields = Record<string, unknown>;

/** An entry of the content service, made from a file. */
export type Entry = {
  uid: UID.ContentType;
  /** What makes it the same entry at the next start. */
  identity: Record<string, string>;
  fields: Fields;
  /** Absent where the kind has no languages. */
  text?: Localized<object>;
};

/** What a file's words are resolved against: the day of seeding, and the entries that are already there. */
export type World = {
  today: Date;
  id: (uid: UID.ContentType, slug: string) => string | null;
  zone: (campus: string) => string;
};

const CAMPUS = 'api::campus.campus';
const PROGRAMME = 'api::programme.programme';

function localized<Text extends object>(
  { fr, en }: Localized<Text>,
  shape: (text: Text) => object = (text) => text,
): Localized<object> {
  return en ? { fr: shape(fr), en: shape(en) } : { fr: shape(fr) };
}

const prose = (text: string) => [{ __component: 'texts.rich-text', text }];

export function campusEntry(file: CampusFile, detail: CampusDetailFile | undefined): Entry {
  const { fr, en, slug, ...fields } = file;
  const more = (language: 'fr' | 'en') => {
    const { access, hours } = detail?.[language] ?? {};
    return { access: access ?? null, openingNote: hours ?? null };
  };
  return {
    uid: CAMPUS,
    identity: { slug },
    fields: { ...fields, openingHours: detail?.openingHours ?? [] },
    text: {
      fr: { ...fr, ...more('fr') },
      ...(en && { en: { ...en, ...more('en') } }),
    },
  };
}

export function eventEntry(file: EventFile, world: World): Entry {
  const { slug, type, url, inDays, startsAt, endsAt, lasts = 1 } = file;
  const at = (days: number, time: string) =>
    localInstant(world.today, days, time, world.zone(file.campus));
  const fields = {
    type,
    url: url ?? null,
    campus: world.id(CAMPUS, file.campus),
    dateStart: at(inDays, startsAt),
    dateEnd: endsAt ? at(inDays + lasts - 1, endsAt) : null,
  };
  return { uid: 'api::event.event', identity: { slug }, fields, text: localized(file) };
}

export function categoryEntry(uid: UID.ContentType, file: CategoryFile): Entry {
  return { uid, identity: { slug: file.slug }, fields: {}, text: localized(file) };
}

const post = ({ body, ...text }: { body: string }) => ({ ...text, body: prose(body) });

export function newsEntry(file: NewsFile, { today, id }: World): Entry {
  const { slug, publishedDaysAgo, publishDate, category, campus } = file;
  const ago = publishedDaysAgo === undefined ? null : morning(today, -publishedDaysAgo);
  const fields = {
    publishDate: publishDate ? new Date(`${publishDate}T08:00:00Z`) : ago,
    cat_news: id('api::news-category.news-category', category),
    campus_infos: campus.map((name) => id(CAMPUS, name)),
  };
  return { uid: 'api::news.news', identity: { slug }, fields, text: localized(file, post) };
}

export function blogEntry(file: BlogFile, { today, id }: World): Entry {
  const { slug, publishedDaysAgo, category, author } = file;
  const fields = {
    author,
    publishDate: morning(today, -publishedDaysAgo),
    category: id('api::blog-category.blog-category', category),
  };
  return {
    uid: 'api::blog-post.blog-post',
    identity: { slug },
    fields,
    text: localized(file, post),
  };
}

export function programmeEntry(file: ProgrammeFile): Entry {
  const { fr, en, slug, disability, prices, outcomes, brochure: _madeLater, ...fields } = file;
  const contact = disability && {
    name: disability.contactName,
    email: disability.contactEmail,
    phone: disability.contactPhone,
  };
  return {
    uid: PROGRAMME,
    identity: { slug },
    fields: { ...fields, disabilityContact: contact ?? null },
    text: localized<object>(
      en ? { fr: { ...fr, prices, outcomes }, en } : { fr: { ...fr, prices, outcomes } },
    ),
  };
}

export function offeringEntry(file: OfferingFile, { today, id }: World): Entry {
  const { programme, campus, rhythm, route, enrolment, crm = {} } = file;
  const fields = {
    programme: id(PROGRAMME, programme),
    campus: id(CAMPUS, campus),
    rhythm,
    route,
    enrolment,
    intakes: file.intakes.map(({ inDays, seats }) => ({
      date: localDay(today, inDays, SCHOOL_ZONE),
      seats: seats ?? null,
    })),
    brochureUrl: crm.brochure ?? null,
    contactUrl: crm.contact ?? null,
    registrationUrl: crm.registration ?? null,
  };
  return { uid: 'api::offering.offering', identity: { label: `${programme} · ${campus}` }, fields };
}

export function testimonialEntry(file: TestimonialFile, { id }: World): Entry {
  const { slug, name, position, graduated } = file;
  const fields = {
    name,
    position,
    graduated,
    programme: id(PROGRAMME, file.programme),
    campus: id(CAMPUS, file.campus),
    stages: file.route.map((campus) => ({ campus: id(CAMPUS, campus) })),
  };
  return {
    uid: 'api::testimonial.testimonial',
    identity: { slug },
    fields,
    text: localized(file, ({ status, quote, story }) => ({
      situation: status,
      quote,
      body: prose(story),
    })),
  };
}

export function offerEntry(file: OfferFile, { today, id }: World): Entry {
  const { slug, company, contract, startsInDays, expiresInDays } = file;
  const fields = {
    company,
    contract,
    campus: id(CAMPUS, file.campus),
    programme: id(PROGRAMME, file.programme),
    start: localDay(today, startsInDays, SCHOOL_ZONE),
    expiry: localDay(today, expiresInDays, SCHOOL_ZONE),
  };
  return {
    uid: 'api::work-study-offer.work-study-offer',
    identity: { slug },
    fields,
    text: localized(file),
  };
}

export function teamEntry(file: TeamFile, { id }: World): Entry {
  const { slug, name, campus, department, email, phone, order } = file;
  const fields = { name, department, email, phone, order, campus: id(CAMPUS, campus) };
  return {
    uid: 'api::team-member.team-member',
    identity: { slug },
    fields,
    text: localized(file),
  };
}

export function pageEntry(file: PageFile, world: World): Entry {
  const { path, enPath = path, pageLayout, fr, en } = file;
  const text = ({ metaDescription, body, ...words }: PageFile['fr']) => ({
    ...words,
    body: linkedBlocks(body, world),
    ...(metaDescription && { seo: { metaDescription } }),
  });
  return {
    uid: 'api::page.page',
    identity: { path },
    fields: { pageLayout: pageLayout ?? null },
    text: en ? { fr: text(fr), en: { ...text(en), path: enPath } } : { fr: text(fr) },
  };
}

export function articleEntry(file: ArticleFile, { today }: World): Entry {
  const { slug, rubrique, pageLayout, publishedDaysAgo } = file;
  const publishDate = morning(today, -publishedDaysAgo);
  return {
    uid: 'api::article.article',
    identity: { slug },
    fields: { rubrique, pageLayout: pageLayout ?? null, publishDate },
    text: localized(file),
  };
}

export function bannerEntry(file: BannerFile, { today }: World): Entry {
  const { slug, url, startsInDays, endsInDays } = file;
  const fields = {
    url: url ?? null,
    startsAt: localInstant(today, startsInDays, '00:00', SCHOOL_ZONE),
    endsAt: localInstant(today, endsInDays, '23:59', SCHOOL_ZONE),
  };
  return { uid: 'api::banner.banner', identity: { slug }, fields, text: localized(file) };
}

function morning(today: Date, days: number): Date {
  return localInstant(today, days, '09:00', SCHOOL_ZONE);
}
