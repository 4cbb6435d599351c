import type { Context, Next } from 'koa';
import { inEnglish } from '../pictures/words';

/** The texts of files, in the language of the call. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.path.startsWith('/api/') && ctx.query.locale === 'en') ctx.body = inEnglish(ctx.body);
};
