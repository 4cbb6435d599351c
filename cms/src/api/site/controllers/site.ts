import type { Core, Modules } from '@strapi/strapi';
import type { Context } from 'koa';
import { readLocale, readQuery, visible } from '../../../content-api';
import { allowAttempt } from '../login-limit';
import { newsQuery } from '../news-query';

const USER = 'plugin::users-permissions.user';
const SETTINGS = 'api::website-setting.website-setting';
const NEWS = 'api::news.news';
const ARTICLE = 'api::article.article';

const SETTINGS_PARTS = {
  email: true,
  logo: true,
  schools: { populate: { phone: true, logo: true, social: true } },
  seo: { populate: { shareImage: true, metas: true } },
} as const;

/** The calls that are no plain collection. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    const wait = await allowAttempt(ctx.ip);
    if (wait > 0) {
      ctx.set('Retry-After', String(wait));
      return ctx.tooManyRequests('Too many attempts to sign in');
    }
    const { username, password } = ctx.request.body ?? {};
    if (typeof username !== 'string' || typeof password !== 'string') {
      return ctx.badRequest('username and password are expected, as text');
    }
    const user = await strapi.db
      .query(USER)
      .findOne({ where: { username, provider: 'local', blocked: false } });
    const users = strapi.plugin('users-permissions').service('user');
    if (!user || !(await users.validatePassword(password, user.password))) {
      return ctx.unauthorized('Unknown account or wrong password');
    }
    const access_token = await strapi
      .plugin('users-permissions')
      .service('jwt')
      .issue({ id: user.id });
    ctx.body = { access_token };
  },

  async settings(ctx: Context) {
    const locale = await readLocale(strapi, ctx);
    const settings = await strapi
      .documents(SETTINGS)
      .findFirst({ locale, populate: SETTINGS_PARTS });
    if (!settings) return ctx.notFound('The website settings are not filled in yet');
    ctx.body = await visible(strapi, ctx, SETTINGS, settings);
  },

  async news(ctx: Context) {
    if (!(await isSchool(strapi, ctx.params.school)))
      return ctx.notFound('No school has this slug');
    const query = await readQuery(strapi, ctx, NEWS);
    const found = await strapi.documents(NEWS).findMany(newsQuery(query));
    ctx.body = { data: withCampus(await visible(strapi, ctx, NEWS, found)) };
  },

  /** A section's articles, newest first, and the layout that the first to name one sets for the section. */
  async articles(ctx: Context) {
    const { school, rubrique } = ctx.params;
    if (!(await isSchool(strapi, school))) return ctx.notFound('No school has this slug');
    const query = await readQuery(strapi, ctx, ARTICLE);
    const found = await strapi.documents(ARTICLE).findMany({
      sort: 'publishDate:desc',
      ...query,
      filters: { $and: [{ ...Object(query.filters) }, { rubrique }] },
      status: 'published',
    });
    const pageLayout = found.find((article) => article.pageLayout)?.pageLayout ?? null;
    ctx.body = { data: await visible(strapi, ctx, ARTICLE, found), pageLayout };
  },
});

async function isSchool(strapi: Core.Strapi, slug: string): Promise<boolean> {
  const found = await strapi.documents(SETTINGS).findFirst({ filters: { schools: { slug } } });
  return found !== null;
}

/** Callers know a news item's campus twice over: as the entry of `campus_infos`, and as the `campus` inside it. */
function withCampus(news: Modules.Documents.AnyDocument[]) {
  return news.map((item) =>
    Array.isArray(item.campus_infos)
      ? { ...item, campus_infos: item.campus_infos.map(withItself) }
      : item,
  );
}

function withItself(info: { title: string; slug: string }) {
  return { ...info, campus: { title: info.title, slug: info.slug } };
}
