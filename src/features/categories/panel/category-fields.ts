import { CategoryWrite, type Category } from '../category.ts';
import type { Language } from '#features/languages/language.ts';
import { fieldPicture, type FieldPicture } from '#panel/picture/field-picture.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { requiredErrors, schemaErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues, type LocalisedField } from '#panel/form-state/localised-fields.ts';

export const categoryTexts: readonly LocalisedField[] = [
  { name: 'name', label: 'Ad' },
  { name: 'description', label: 'Açıklama' },
  { name: 'seo_title', label: 'Arama motoru başlığı' },
  { name: 'seo_description', label: 'Arama motoru açıklaması' },
];

export const categoryLabels = {
  sub_category: 'Üst kategori',
  image_id: 'Görsel',
  seo_name: 'Sayfa adresi',
  is_active: 'Yayında',
  attribute_labels: 'Özellik şablonu',
  required_attributes: 'Zorunlu özellikler',
  filter_attributes: 'Filtredeki özellikler',
};

/** The form values of a category, or of a new one under `parentId`. */
export function categoryValues(
  languages: readonly Language[],
  category: Category | undefined,
  parentId: number | null,
): FormValues {
  const parent = category ? category.sub_category : parentId;
  return {
    ...localisedValues(categoryTexts, languages, category),
    sub_category: parent === null ? null : String(parent),
    seo_name: category?.seo_name ?? '',
    image_id: category?.image ? fieldPicture(category.image) : null,
    is_active: category?.is_active ?? true,
    attribute_labels: category?.attribute_labels ?? [],
    required_attributes: category?.required_attributes ?? [],
    filter_attributes: category?.filter_attributes ?? [],
  };
}

export function categoryErrors(
  languages: readonly Language[],
  values: FormValues,
  sent: FormValues,
): FieldErrors {
  const main = languages[0]?.abbr ?? '';
  return { ...schemaErrors(CategoryWrite, toWire(sent)), ...requiredErrors(values, [`name_${main}`]) };
}

/** Field values as the API takes them: a picture becomes its id. */
export function toWire(fields: FormValues): FormValues {
  if (!('image_id' in fields)) return fields;
  return { ...fields, image_id: (fields.image_id as FieldPicture | null)?.media_id ?? null };
}
