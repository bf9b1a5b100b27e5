import type { Language } from '#shared/api/language.ts';
import { ProductCreate, type Attribute, type Product } from '#shared/api/product.ts';
import { isBlank, type FormValues } from '../../forms/changed-fields.ts';
import { requiredErrors, schemaErrors, type FieldErrors } from '../../forms/field-errors.ts';
import { localisedValues, type LocalisedField } from '../../forms/localised-fields.ts';
import { fromLocalInput, toLocalInput } from '../../format.ts';

export const productTexts: readonly LocalisedField[] = [
  { name: 'name', label: 'Ad' },
  { name: 'summary', label: 'Kısa açıklama' },
  { name: 'description', label: 'Açıklama' },
  { name: 'seo_title', label: 'Arama motoru başlığı' },
  { name: 'seo_description', label: 'Arama motoru açıklaması' },
];

/** The form's values for a product, or for a new one. */
export function productValues(languages: readonly Language[], product?: Product): FormValues {
  return {
    ...localisedValues(productTexts, languages, product),
    code: product?.code ?? '',
    category_id: product ? String(product.category_id) : null,
    seo_name: product?.seo_name ?? '',
    attributes: product?.attributes ?? [],
    transporter_types: product?.transporter_types ?? [],
    is_active: product?.is_active ?? true,
    is_featured: product?.is_featured ?? false,
    published_at: toLocalInput(product?.published_at ?? ''),
    ...(product ? {} : { images: [] }),
  };
}

export function productErrors(
  languages: readonly Language[],
  values: FormValues,
  sent: FormValues,
): FieldErrors {
  const main = languages[0]?.abbr ?? '';
  return {
    ...schemaErrors(ProductCreate, toWire(sent)),
    ...requiredErrors(values, [`name_${main}`, 'code', 'category_id']),
  };
}

/** Values as the server reads them: instants with a zone, and no attribute rows that say nothing. */
export function toWire(fields: FormValues): FormValues {
  const wire = { ...fields };
  if (typeof wire.published_at === 'string') wire.published_at = fromLocalInput(wire.published_at);
  if (Array.isArray(wire.attributes))
    wire.attributes = (wire.attributes as Attribute[]).filter(saysSomething);
  return wire;
}

function saysSomething({ label, value }: Attribute): boolean {
  return [...Object.values(label), ...Object.values(value)].some((text) => !isBlank(text));
}
