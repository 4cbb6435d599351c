/** Builds the `populate` of a whole entry from its model, so that no caller has to spell out thirty blocks. */
export type Attribute = {
  type: string;
  component?: string;
  components?: string[];
  target?: string;
  relation?: string;
  mappedBy?: string;
};
export type Model = { attributes: Record<string, Attribute> };
export type Models = { component(uid: string): Model; contentType(uid: string): Model };
type Populate = Record<string, unknown>;

/** What is shown of an entry that another one names. */
const NAMES = ['slug', 'title', 'shortTitle', 'name', 'path'];

/**
 * Components and blocks to their end; files; and of relations to one or a few entries, their names. The many entries
 * that point here (a campus's events, say) are not part of it: they have calls of their own.
 */
export function wholePopulate(model: Model, models: Models): Populate {
  const parts = Object.entries(model.attributes).map(([name, attribute]) => [
    name,
    populateOf(attribute, models),
  ]);
  return Object.fromEntries(parts.filter(([, populate]) => populate !== undefined));
}

function populateOf(attribute: Attribute, models: Models): unknown {
  const { type, component, components = [], target, relation, mappedBy } = attribute;
  if (type === 'media') return true;
  if (type === 'component' && component) return nested(component, models);
  if (type === 'dynamiczone') {
    return { on: Object.fromEntries(components.map((uid) => [uid, nested(uid, models)])) };
  }
  const pointsThere = relation !== 'oneToMany' && mappedBy === undefined;
  if (type === 'relation' && target?.startsWith('api::') && pointsThere) {
    const known = Object.keys(models.contentType(target).attributes);
    return { fields: NAMES.filter((name) => known.includes(name)) };
  }
  return undefined;
}

function nested(uid: string, models: Models): unknown {
  const populate = wholePopulate(models.component(uid), models);
  return Object.keys(populate).length > 0 ? { populate } : true;
}
