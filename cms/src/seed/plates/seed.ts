import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CHANGED_IN_BULK } from '../../publication/announce';
import type { Content } from '../files';
import { openLedger } from '../ledger';
import { type PreparedPlate, prepare } from './prepare';
import { type Sheet, sheetsOf } from './sheets';

const FILE = 'plugin::upload.file';
const FOLDER = 'Planches';

/** The plates that no start has put in the library yet. */
export async function missingSheets(strapi: Core.Strapi, content: Content): Promise<Sheet[]> {
  const ledger = await openLedger(strapi);
  return sheetsOf(content).filter((sheet) => !ledger.has(keyOf(sheet)));
}

/** Makes of them what pages show. It needs no database, and a processor of its own: it goes on beside other things. */
export function preparePlates(strapi: Core.Strapi, sheets: Sheet[]): Promise<PreparedPlate[]> {
  const folder = path.join(strapi.dirs.app.root, 'content', 'plates');
  const { generateFileName } = strapi.plugin('upload').service('image-manipulation');
  return prepare(folder, sheets, generateFileName);
}

/** Puts plates in the media library, once each, and gives them to the entries that have no picture. */
export async function seedPlates(strapi: Core.Strapi, plates: PreparedPlate[]): Promise<void> {
  if (plates.length === 0) return;
  await strapi.db.transaction(async ({ trx, onCommit, onRollback }) => {
    const ledger = await openLedger(strapi);
    const folder = await folderOf(strapi);
    for (const plate of plates) {
      const { sheet } = plate;
      ledger.add(keyOf(sheet));
      const rows = await rowsToGive(strapi, sheet);
      if (rows.length === 0) continue;
      onRollback(() => void takeBack(strapi, plate));
      const file = await put(strapi, plate, folder);
      for (const id of rows) {
        const link = { focusImage: file.id };
        await strapi.db.entityManager.attachRelations(sheet.uid, id, link, { transaction: trx });
      }
    }
    await ledger.save();
    onCommit(() => strapi.eventHub.emit(CHANGED_IN_BULK));
  });
}

function keyOf({ name }: Sheet): string {
  return `plate/${name}`;
}

/** The rows of the plate's entries, draft and published, in both languages; without those an editor gave a picture. */
async function rowsToGive(strapi: Core.Strapi, { uid, slugs }: Sheet): Promise<number[]> {
  type Row = { id: number; documentId: string; focusImage: object | null };
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId'],
    where: { slug: { $in: slugs } },
    populate: ['focusImage'],
  });
  const chosen = new Set(rows.flatMap((row) => (row.focusImage ? row.documentId : [])));
  return rows.flatMap(({ id, documentId }) => (chosen.has(documentId) ? [] : id));
}

type Folder = { id: number; path: string };

async function folderOf(strapi: Core.Strapi): Promise<Folder> {
  const found = await strapi.db
    .query('plugin::upload.folder')
    .findOne({ where: { name: FOLDER, parent: null } });
  return found ?? strapi.plugin('upload').service('folder').create({ name: FOLDER, parent: null });
}

/** As the library does with an upload whose formats are made. */
async function put(
  strapi: Core.Strapi,
  plate: PreparedPlate,
  folder: Folder,
): Promise<{ id: number }> {
  const provider = strapi.plugin('upload').service('provider');
  const { file, formats, sheet } = plate;
  for (const each of filesOf(plate)) await provider.upload(each);
  return strapi.db.query(FILE).create({
    data: {
      ...file,
      formats,
      alternativeText: sheet.alt.fr,
      caption: sheet.alt.en,
      folder: folder.id,
      folderPath: folder.path,
      provider: strapi.config.get('plugin::upload.provider'),
    },
  });
}

async function takeBack(strapi: Core.Strapi, plate: PreparedPlate): Promise<void> {
  const { provider } = strapi.plugin('upload');
  await Promise.all(filesOf(plate).map((each) => provider.delete(each)));
}

function filesOf({ file, formats }: PreparedPlate): object[] {
  return [file, ...Object.values(formats)];
}
