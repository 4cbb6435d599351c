import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readLocale } from '../../../content-api';
import {
  campusesOf,
  coursesByAction,
  everyLink,
  isAction,
  linksOf,
  type Offering,
} from '../actions';

const OFFERING = 'api::offering.offering';

/** What the pop-in asks, computed from the one table of offerings. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async everything(ctx: Context) {
    const offerings = await liveOfferings(strapi, await readLocale(strapi, ctx));
    const byAction = everyLink(offerings).map(([action, courses]) => {
      const rows = courses.map(({ course, campuses }) => ({
        ...shown(course),
        campuses: campuses.map(({ campus, url }) => ({ ...shown(campus), url })),
      }));
      return [action, rows];
    });
    ctx.body = Object.fromEntries(byAction);
  },

  async actions(ctx: Context) {
    const offerings = await liveOfferings(strapi, await readLocale(strapi, ctx));
    const byAction = Object.entries(coursesByAction(offerings));
    ctx.body = Object.fromEntries(byAction.map(([action, found]) => [action, found.map(shown)]));
  },

  async campuses(ctx: Context) {
    const { action, course } = ctx.params;
    if (!isAction(action)) return ctx.notFound('No such action');
    const offerings = await liveOfferings(strapi, await readLocale(strapi, ctx));
    ctx.body = campusesOf(offerings, action, course).map(shown);
  },

  async link(ctx: Context) {
    const { action, course, campus } = ctx.params;
    if (!isAction(action)) return ctx.notFound('No such action');
    const offerings = await liveOfferings(strapi, await readLocale(strapi, ctx));
    ctx.body = linksOf(offerings, action, course, campus);
  },
});

function shown({ documentId, name, slug }: { documentId: string; name: string; slug: string }) {
  return { id: documentId, name, slug };
}

async function liveOfferings(strapi: Core.Strapi, locale: string): Promise<Offering[]> {
  const found = await strapi.documents(OFFERING).findMany({
    status: 'published',
    populate: {
      programme: { fields: ['slug', 'title'] },
      campus: { fields: ['slug', 'name'] },
    },
  });
  const titles = await namesIn(strapi, 'api::programme.programme', 'title', locale);
  const names = await namesIn(strapi, 'api::campus.campus', 'name', locale);
  return found.flatMap((offering) => {
    const { programme, campus, enrolment, brochureUrl, contactUrl, registrationUrl } = offering;
    if (!programme?.slug || !campus?.slug) return [];
    return {
      course: {
        documentId: programme.documentId,
        slug: programme.slug,
        name: titles.get(programme.documentId) ?? programme.title ?? '',
      },
      campus: {
        documentId: campus.documentId,
        slug: campus.slug,
        name: names.get(campus.documentId) ?? campus.name ?? '',
      },
      closed: enrolment === 'closed',
      urls: {
        brochure: brochureUrl ?? null,
        contact: contactUrl ?? null,
        registration: registrationUrl ?? null,
      },
    };
  });
}

/** An offering has no language of its own, and names what it joins in the default one. */
async function namesIn(
  strapi: Core.Strapi,
  uid: 'api::programme.programme' | 'api::campus.campus',
  field: 'title' | 'name',
  locale: string,
): Promise<Map<string, string>> {
  const rows: { documentId: string; title?: string; name?: string }[] = await strapi.db
    .query(uid)
    .findMany({
      select: ['documentId', field],
      where: { locale, publishedAt: { $notNull: true } },
    });
  return new Map(rows.map((row) => [row.documentId, row[field] ?? '']));
}
