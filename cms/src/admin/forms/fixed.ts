import { namedBySlug } from '../requests/slugs.ts';

type Attribute = { type: string; maxLength?: number; minLength?: number };
export type FormField = {
  name: string;
  type: string;
  disabled: boolean;
  required?: boolean;
  attribute: Attribute;
};
type Form = { layout: { layout: FormField[][][] }; query: unknown };

/** The type by which a form finds the field that shows a name for a slug. */
export function slugFieldType(among: string): string {
  return `parvis-${among}`;
}

/** What a form shows and nobody may change has no limit to tell, no star, and names instead of slugs. */
export function settleFixedFields(form: Form): Form {
  const layout = form.layout.layout.map((panel) => panel.map((row) => row.map(settled)));
  return { ...form, layout: { ...form.layout, layout } };
}

function settled(field: FormField): FormField {
  if (!field.disabled) return field;
  const { maxLength: _most, minLength: _least, ...attribute } = field.attribute;
  const among = namedBySlug(field.name, field.type);
  return {
    ...field,
    attribute,
    required: false,
    ...(among && { type: slugFieldType(among) }),
  };
}
