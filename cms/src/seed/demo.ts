import type { Core } from '@strapi/strapi';
import * as entries from './entries';
import type { Content } from './files';
import { type Ledger, openLedger } from './ledger';
import { describeWorld } from './world';

type Fields = Record<string, unknown>;
/** What seeding needs of Strapi's documents, whose kind is only known from the entry. */
type Documents = {
  findFirst(params: { locale?: string; filters: Fields }): Promise<unknown>;
  create(params: Saved): Promise<{ documentId: string }>;
  update(params: Saved & { documentId: string }): Promise<unknown>;
};
type Saved = { locale?: string; status: 'published'; data: Fields };

/** Puts the demo school's content in, all of it or nothing, once: safe to run at every start. */
export async function seedDemo(strapi: Core.Strapi, content: Content): Promise<void> {
  await strapi.db.transaction(async () => {
    const ledger = await openLedger(strapi);
    for (const step of steps(content)) {
      const world = await describeWorld(strapi, content);
      for (const entry of step(world)) await put(strapi, ledger, entry);
    }
    await ledger.save();
  });
}

type Step = (world: entries.World) => entries.Entry[];

/** In this order, since later kinds name earlier ones. */
function steps(content: Content): Step[] {
  const details = new Map(content.campusDetails.map((detail) => [detail.slug, detail]));
  return [
    () => [
      ...content.campuses.map((file) => entries.campusEntry(file, details.get(file.slug))),
      ...content.programmes.map(entries.programmeEntry),
      ...content.newsCategories.map((file) =>
        entries.categoryEntry('api::news-category.news-category', file),
      ),
      ...content.blogCategories.map((file) =>
        entries.categoryEntry('api::blog-category.blog-category', file),
      ),
      ...content.redirects.map(({ from, ...fields }) => ({
        uid: 'api::redirect.redirect' as const,
        identity: { from },
        fields,
      })),
      ...content.menus.map(({ type, fr, en }) => ({
        uid: 'api::menu-enrichi.menu-enrichi' as const,
        identity: { type },
        fields: {},
        text: en ? { fr, en } : { fr },
      })),
      {
        uid: 'api::website-setting.website-setting' as const,
        identity: {},
        fields: {},
        text: content.settings,
      },
    ],
    (world) => [
      ...content.events.map((file) => entries.eventEntry(file, world)),
      ...content.news.map((file) => entries.newsEntry(file, world)),
      ...content.blog.map((file) => entries.blogEntry(file, world)),
      ...content.offerings.map((file) => entries.offeringEntry(file, world)),
      ...content.testimonials.map((file) => entries.testimonialEntry(file, world)),
      ...content.offers.map((file) => entries.offerEntry(file, world)),
      ...content.teams.map((file) => entries.teamEntry(file, world)),
      ...content.articles.map((file) => entries.articleEntry(file, world)),
      ...content.banners.map((file) => entries.bannerEntry(file, world)),
    ],
    (world) => content.pages.map((file) => entries.pageEntry(file, world)),
  ];
}

async function put(strapi: Core.Strapi, ledger: Ledger, entry: entries.Entry): Promise<void> {
  const { uid, identity, fields, text } = entry;
  const key = [uid, ...Object.values(identity)].join('/');
  if (ledger.has(key)) return;
  const documents: Documents = strapi.documents(uid);
  const shared = { ...identity, ...fields };
  const locale = text ? { locale: 'fr' } : {};
  try {
    if (!(await documents.findFirst({ ...locale, filters: identity }))) {
      const data = { ...shared, ...text?.fr };
      const { documentId } = await documents.create({ ...locale, status: 'published', data });
      if (text?.en) {
        const english = { ...shared, ...text.en };
        await documents.update({ documentId, locale: 'en', status: 'published', data: english });
      }
    }
    ledger.add(key);
  } catch (cause) {
    throw new Error(`The demo content could not be put in at ${key}: ${reasonOf(cause)}`, {
      cause,
    });
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const details = 'details' in cause ? ` ${JSON.stringify(cause.details)}` : '';
  return `${cause.message}${details}`;
}
