import fs from 'node:fs';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mayCreate } from '../may-create.ts';
import { savedRules } from '../saved.ts';
import { schoolRules } from '../school.ts';
import { type Judged, judge, type Line } from './judge.ts';
import { MOST_BYTES } from './limits.ts';
import { readLines, Unreadable } from './lines.ts';
import { write } from './write.ts';

type Answer = (lines: Line[], ctx: Context) => Promise<Judged[]>;

/**
 * The two calls of the admin's import: what a file would do, and doing it. Routes of an API folder are the site's
 * whatever they say; these are the admin's, for editors who may create a redirect.
 */
export function importRedirects(strapi: Core.Strapi): void {
  const route = (path: string, answer: Answer) => ({
    method: 'POST' as const,
    path,
    handler: handler(answer),
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    info: { type: 'admin' as const },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin/redirects/import',
    routes: [
      route('/check', async (lines) => judge(lines, await savedRules(strapi), schoolRules(strapi))),
      route('/', (lines, ctx) => write(strapi, { lines, author: ctx.state.user.id })),
    ],
  });
}

function handler(answer: Answer) {
  return async (ctx: Context) => {
    // Not as a policy: what one turns away leaves its file behind, Strapi removing those of calls that end without an error.
    if (!mayCreate(ctx)) return ctx.forbidden();
    const file = uploaded(ctx.request.files);
    if (file === undefined) return ctx.badRequest('A file is expected, in the field « files »');
    try {
      const lines = readLines(await bytesOf(file), process.env.SITE_URL);
      ctx.body = { lines: await answer(lines, ctx) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return ctx.badRequest(error.message);
    }
  };
}

/** Where the one file of the request is kept meanwhile. */
function uploaded(all: unknown): string | undefined {
  if (typeof all !== 'object' || all === null || !('files' in all)) return undefined;
  const { files: file } = all;
  if (typeof file !== 'object' || file === null || !('filepath' in file)) return undefined;
  return typeof file.filepath === 'string' ? file.filepath : undefined;
}

/** No more of it than it takes to see that it is too large. */
async function bytesOf(file: string): Promise<Uint8Array> {
  return Buffer.concat(await fs.createReadStream(file, { end: MOST_BYTES }).toArray());
}
