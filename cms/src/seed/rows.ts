import type { Core, UID } from '@strapi/strapi';

export type Row = Record<string, unknown>;
/** What one row holds in one field. */
type Held = { owner: number; values: unknown[] };
type Field = { uid: UID.Schema; name: string; held: Held[] };

/**
 * Inserts rows, the components they hold and their links to other rows and to files (whose numbers they give), in a few
 * statements for any number of them. Answers their numbers.
 */
export async function insertRows(
  strapi: Core.Strapi,
  uid: UID.Schema,
  rows: Row[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { ids } = await strapi.db.query(uid).createMany({ data: rows.map((row) => ({ ...row })) });
  // They are numbered in the order they are given in, and may be answered in another.
  const numbers = ids.map(Number).toSorted((one, other) => one - other);
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const held = numbers.map((owner, index) => ({ owner, values: listOf(rows[index]?.[name]) }));
    const field = { uid, name, held };
    if (attribute.type === 'relation') await insertLinks(strapi, field);
    if (attribute.type === 'media') await insertFiles(strapi, field);
    if (attribute.type === 'dynamiczone') {
      for (const block of attribute.components) {
        await insertComponents(strapi, field, block, (value) => isBlock(value, block));
      }
    }
    if (attribute.type === 'component') {
      await insertComponents(strapi, field, attribute.component, isRow);
    }
  }
  return numbers;
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function isBlock(value: unknown, block: string): value is Row {
  return isRow(value) && value.__component === block;
}

/** Those of the field's values that are this component. */
async function insertComponents(
  strapi: Core.Strapi,
  { uid, name, held }: Field,
  component: UID.Component,
  isOne: (value: unknown) => value is Row,
): Promise<void> {
  const { table, owner: ownerColumn, other, isList } = linksOf(strapi, uid, name);
  const parts = held.flatMap(({ owner, values }) =>
    values.flatMap((value, index) => (isOne(value) ? { owner, value, order: index + 1 } : [])),
  );
  const ids = await insertRows(
    strapi,
    component,
    parts.map(({ value }) => value),
  );
  const links = parts.map(({ owner, order }, index) => ({
    [ownerColumn]: owner,
    [other]: ids[index],
    component_type: component,
    field: name,
    order: isList ? order : null,
  }));
  await insertInto(strapi, table, links);
}

/** Links keep two orders: that of the row's own list, and the row's place in the list of what it is linked to. */
async function insertLinks(strapi: Core.Strapi, { uid, name, held }: Field): Promise<void> {
  if (held.every(({ values }) => values.length === 0)) return;
  const {
    table,
    owner: ownerColumn,
    other,
    isList,
    order,
    inverseOrder,
  } = linksOf(strapi, uid, name);
  const last = inverseOrder ? await lastPlaces(strapi, table, other, inverseOrder) : new Map();
  const links = held.flatMap(({ owner, values }) =>
    values.map((value, index) => {
      const place = (last.get(value) ?? 0) + 1;
      last.set(value, place);
      return {
        [ownerColumn]: owner,
        [other]: value,
        ...(order && isList && { [order]: index + 1 }),
        ...(inverseOrder && { [inverseOrder]: place }),
      };
    }),
  );
  await insertInto(strapi, table, links);
}

/** The library keeps which rows show a file beside the file. */
async function insertFiles(strapi: Core.Strapi, { uid, name, held }: Field): Promise<void> {
  const { related } = strapi.db.metadata.get('plugin::upload.file').attributes;
  if (related?.type !== 'relation' || !('joinTable' in related) || !related.joinTable)
    throw new Error('The links of files have no table');
  const { joinTable } = related;
  if (!('morphColumn' in joinTable)) throw new Error('The links of files name no kinds');
  const { idColumn, typeColumn } = joinTable.morphColumn;
  const links = held.flatMap(({ owner, values }) =>
    values.map((file, index) => ({
      [joinTable.joinColumn.name]: file,
      [idColumn.name]: owner,
      [typeColumn.name]: uid,
      field: name,
      order: index + 1,
    })),
  );
  await insertInto(strapi, joinTable.name, links);
}

async function lastPlaces(
  strapi: Core.Strapi,
  table: string,
  column: string,
  order: string,
): Promise<Map<unknown, number>> {
  const links: Row[] = await strapi.db.queryBuilder(table).select([column, order]).execute();
  const last = new Map<unknown, number>();
  for (const link of links) {
    last.set(link[column], Math.max(last.get(link[column]) ?? 0, Number(link[order])));
  }
  return last;
}

function linksOf(strapi: Core.Strapi, uid: UID.Schema, name: string) {
  const attribute = strapi.db.metadata.get(uid).attributes[name];
  if (attribute?.type !== 'relation' || !('joinTable' in attribute) || !attribute.joinTable)
    throw new Error(`The links of ${name}, of ${uid}, have no table`);
  const { joinTable, relation } = attribute;
  const isBlocks = 'morphColumn' in joinTable;
  return {
    table: joinTable.name,
    owner: joinTable.joinColumn.name,
    other: isBlocks ? joinTable.morphColumn.idColumn.name : joinTable.inverseJoinColumn.name,
    isList: relation.endsWith('ToMany'),
    order: isBlocks ? undefined : joinTable.orderColumnName,
    inverseOrder: isBlocks ? undefined : joinTable.inverseOrderColumnName,
  };
}

async function insertInto(strapi: Core.Strapi, table: string, rows: Row[]): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    strapi.db.entityManager.insertJoinTableRows(table, rows, trx),
  );
}
