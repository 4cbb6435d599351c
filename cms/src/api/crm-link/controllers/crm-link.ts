import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { knownLocale } from '../../../content-api';
import { campusesOf, coursesByAction, isAction, linksOf, type Offering } from '../actions';

const OFFERING = 'api::offering.offering';

/** What the pop-in asks, computed from the one table of offerings. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async actions(ctx: Context) {
    const offerings = await liveOfferings(strapi, ctx);
    if (!offerings) return ctx.badRequest('Unknown locale');
    const byAction = Object.entries(coursesByAction(offerings));
    ctx.body = Object.fromEntries(byAction.map(([action, found]) => [action, found.map(shown)]));
  },

  async campuses(ctx: Context) {
    const { action, course } = ctx.params;
    if (!isAction(action)) return ctx.notFound('No such action');
    const offerings = await liveOfferings(strapi, ctx);
    if (!offerings) return ctx.badRequest('Unknown locale');
    ctx.body = campusesOf(offerings, action, course).map(shown);
  },

  async link(ctx: Context) {
    const { action, course, campus } = ctx.params;
    if (!isAction(action)) return ctx.notFound('No such action');
    const offerings = await liveOfferings(strapi, ctx);
    if (!offerings) return ctx.badRequest('Unknown locale');
    ctx.body = linksOf(offerings, action, course, campus);
  },
});

function shown({ documentId, name, slug }: { documentId: string; name: string; slug: string }) {
  return { id: documentId, name, slug };
}

async function liveOfferings(strapi: Core.Strapi, ctx: Context): Promise<Offering[] | undefined> {
  const locale = await knownLocale(strapi, ctx);
  if (!locale) return undefined;
  const found = await strapi.documents(OFFERING).findMany({
    status: 'published',
    populate: {
      programme: { fields: ['slug', 'title'] },
      campus: { fields: ['slug', 'name'] },
    },
  });
  return found.flatMap((offering) => {
    const { programme, campus, enrolment, brochureUrl, contactUrl, registrationUrl } = offering;
    if (!programme?.slug || !campus?.slug) return [];
    return {
      course: {
        documentId: programme.documentId,
        slug: programme.slug,
        name: programme.title ?? '',
      },
      campus: { documentId: campus.documentId, slug: campus.slug, name: campus.name ?? '' },
      closed: enrolment === 'closed',
      urls: {
        brochure: brochureUrl ?? null,
        contact: contactUrl ?? null,
        registration: registrationUrl ?? null,
      },
    };
  });
}
