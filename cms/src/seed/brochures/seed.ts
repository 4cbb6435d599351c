import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CHANGED_IN_BULK } from '../../publication/announce';
import type { Content, ProgrammeFile } from '../files';
import { openLedger } from '../ledger';
import { makeBrochure } from './brochure';
import { readFonts } from './paper';

const PROGRAMME = 'api::programme.programme';

/** Puts the brochures of the demo's programmes in the media library, once each, and links the programmes to them. */
export async function seedBrochures(strapi: Core.Strapi, content: Content): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit, onRollback }) => {
    const ledger = await openLedger(strapi);
    const keyOf = ({ slug }: ProgrammeFile) => `brochure/${slug}`;
    const wanted = content.programmes.filter(
      (programme) => programme.brochure && !ledger.has(keyOf(programme)),
    );
    if (wanted.length === 0) return;
    const fonts = readFonts(strapi.dirs.app.root);
    for (const programme of wanted) {
      ledger.add(keyOf(programme));
      const rows = await rowsToLink(strapi, programme.slug);
      if (rows.length === 0) continue;
      const file = await upload(strapi, programme, await makeBrochure(programme, content, fonts));
      onRollback(() => void strapi.plugin('upload').provider.delete(file));
      for (const id of rows) {
        const link = { brochure: file.id };
        await strapi.db.entityManager.attachRelations(PROGRAMME, id, link, { transaction: trx });
      }
    }
    await ledger.save();
    onCommit(() => strapi.eventHub.emit(CHANGED_IN_BULK));
  });
}

/** The programme's rows, draft and published, in both languages: none when editors deleted it or gave it a brochure. */
async function rowsToLink(strapi: Core.Strapi, slug: string): Promise<number[]> {
  const rows: { id: number; brochure: object | null }[] = await strapi.db
    .query(PROGRAMME)
    .findMany({ select: ['id'], where: { slug }, populate: ['brochure'] });
  return rows.some(({ brochure }) => brochure) ? [] : rows.map(({ id }) => id);
}

type Uploaded = { id: number };

async function upload(
  strapi: Core.Strapi,
  { slug, fr, en }: ProgrammeFile,
  pdf: Buffer,
): Promise<Uploaded> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'parvis-brochure-'));
  try {
    const name = `brochure-${slug}.pdf`;
    const filepath = path.join(folder, name);
    await fs.writeFile(filepath, pdf);
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: {
          fileInfo: {
            name,
            alternativeText: `Brochure : ${fr.title}`,
            caption: `Brochure (in French): ${en?.title ?? fr.title}`,
          },
        },
        files: { filepath, originalFilename: name, mimetype: 'application/pdf', size: pdf.length },
      });
    return file;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
