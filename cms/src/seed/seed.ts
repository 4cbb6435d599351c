import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { now } from '../clock';
import {
  type CampusFile,
  type EventFile,
  type Localized,
  type MenuFile,
  type NewsCategoryFile,
  type NewsFile,
  readContent,
  type SettingsFile,
} from './files';
import { type Ledger, openLedger } from './ledger';
import { localInstant } from './local-time';

const SCHOOL_ZONE = 'Europe/Paris';

type Fields = Record<string, unknown>;
/** What seeding needs of Strapi's documents, whose kind is only known from the entry. */
type Documents = {
  findFirst(params: { locale: string; filters: Fields }): Promise<unknown>;
  create(params: {
    locale: string;
    status: 'published';
    data: Fields;
  }): Promise<{ documentId: string }>;
  update(params: {
    documentId: string;
    locale: string;
    status: 'published';
    data: Fields;
  }): Promise<unknown>;
};
type Entry = {
  uid: UID.ContentType;
  /** What makes it the same entry at the next start. */
  identity: Record<string, string>;
  fields: Fields;
  text: Localized<object>;
};

/** Puts the demo school's content in, once: safe to run at every start. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  const directory = path.join(strapi.dirs.app.root, 'content');
  const read = <Shape>(file: string) => readContent<Shape>(directory, file);
  const ledger = await openLedger(strapi);
  const today = now();

  const campuses = await read<CampusFile[]>('campuses.yaml');
  for (const campus of campuses) await put(strapi, ledger, campusEntry(campus));
  const campusIds = await idsBySlug(strapi, 'api::campus.campus');
  const zones = new Map(campuses.map(({ slug, timeZone }) => [slug, timeZone]));

  for (const event of await read<EventFile[]>('events.yaml')) {
    const zone = zones.get(event.campus) ?? SCHOOL_ZONE;
    await put(strapi, ledger, eventEntry(event, campusIds, zone, today));
  }
  for (const category of await read<NewsCategoryFile[]>('news-categories.yaml')) {
    await put(strapi, ledger, categoryEntry(category));
  }
  const categoryIds = await idsBySlug(strapi, 'api::news-category.news-category');
  for (const news of await read<NewsFile[]>('news.yaml')) {
    await put(strapi, ledger, newsEntry(news, campusIds, categoryIds, today));
  }
  for (const { type, fr, en } of await read<MenuFile[]>('menus.yaml')) {
    const text = en ? { fr, en } : { fr };
    await put(strapi, ledger, {
      uid: 'api::menu-enrichi.menu-enrichi',
      identity: { type },
      fields: {},
      text,
    });
  }
  const settings = await read<SettingsFile>('settings.yaml');
  await put(strapi, ledger, {
    uid: 'api::website-setting.website-setting',
    identity: {},
    fields: {},
    text: settings,
  });
}

function campusEntry({ fr, en, slug, ...fields }: CampusFile): Entry {
  return { uid: 'api::campus.campus', identity: { slug }, fields, text: en ? { fr, en } : { fr } };
}

function eventEntry(file: EventFile, campusIds: Ids, zone: string, today: Date): Entry {
  const { fr, en, slug, type, url, inDays, startsAt, endsAt, lasts = 1 } = file;
  const fields = {
    type,
    url: url ?? null,
    campus: campusIds.get(file.campus) ?? null,
    dateStart: localInstant(today, inDays, startsAt, zone),
    dateEnd: endsAt ? localInstant(today, inDays + lasts - 1, endsAt, zone) : null,
  };
  return { uid: 'api::event.event', identity: { slug }, fields, text: en ? { fr, en } : { fr } };
}

function categoryEntry({ fr, en, slug }: NewsCategoryFile): Entry {
  return {
    uid: 'api::news-category.news-category',
    identity: { slug },
    fields: {},
    text: en ? { fr, en } : { fr },
  };
}

function newsEntry(file: NewsFile, campusIds: Ids, categoryIds: Ids, today: Date): Entry {
  const { fr, en, slug, publishedDaysAgo, category, campus } = file;
  const fields = {
    publishDate:
      publishedDaysAgo === undefined
        ? null
        : localInstant(today, -publishedDaysAgo, '09:00', SCHOOL_ZONE),
    cat_news: categoryIds.get(category) ?? null,
    campus_infos: campus.map((name) => campusIds.get(name)).filter((id) => id !== undefined),
  };
  return { uid: 'api::news.news', identity: { slug }, fields, text: en ? { fr, en } : { fr } };
}

type Ids = Map<string, string>;

async function idsBySlug(
  strapi: Core.Strapi,
  uid: 'api::campus.campus' | 'api::news-category.news-category',
) {
  const found = await strapi.documents(uid).findMany({ locale: 'fr', fields: ['slug'] });
  return new Map(found.map(({ slug, documentId }): [string, string] => [slug ?? '', documentId]));
}

async function put(
  strapi: Core.Strapi,
  ledger: Ledger,
  { uid, identity, fields, text }: Entry,
): Promise<void> {
  const key = [uid, ...Object.values(identity)].join('/');
  if (ledger.has(key)) return;
  const documents: Documents = strapi.documents(uid);
  try {
    if (!(await documents.findFirst({ locale: 'fr', filters: identity }))) {
      const shared = { ...identity, ...fields };
      const { documentId } = await documents.create({
        locale: 'fr',
        status: 'published',
        data: { ...shared, ...text.fr },
      });
      if (text.en) {
        await documents.update({
          documentId,
          locale: 'en',
          status: 'published',
          data: { ...shared, ...text.en },
        });
      }
    }
    await ledger.add(key);
  } catch (cause) {
    throw new Error(`The demo content could not be put in at ${key}: ${reasonOf(cause)}`, {
      cause,
    });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
