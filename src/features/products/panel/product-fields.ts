import type { Language } from '#features/languages/language.ts';
import { ProductCreate, type Attribute, type Product } from '../product.ts';
import { fieldPicture, type FieldPicture } from '#panel/picture/field-picture.ts';
import { isBlank, type FormValues } from '#panel/form-state/changed-fields.ts';
import {
  requiredErrors,
  requiredText,
  schemaErrors,
  type FieldErrors,
} from '#panel/form-state/field-errors.ts';
import { localisedValues, type LocalisedField } from '#panel/form-state/localised-fields.ts';
import { readTextsOfValue } from '#features/attribute-labels/attribute-value.rules.ts';
import type { LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { hasValue } from './attributes/attribute-rows.ts';
import { isLocalDateTime, unreadableDateTime } from '#panel/format/date-time-text.ts';
import { fromLocalInput, toLocalInput } from '#panel/format/format.ts';

export const productTexts: readonly LocalisedField[] = [
  { name: 'name', label: 'Ad' },
  { name: 'summary', label: 'Kısa açıklama' },
  { name: 'description', label: 'Açıklama' },
  { name: 'seo_title', label: 'Arama motoru başlığı' },
  { name: 'seo_description', label: 'Arama motoru açıklaması' },
];

export const productLabels = {
  code: 'Ürün kodu',
  category_id: 'Kategori',
  seo_name: 'Sayfa adresi',
  attributes: 'Özellikler',
  transporter_types: 'Taşıyıcı türleri',
  is_active: 'Yayında',
  is_featured: 'Anasayfada öne çıkar',
  published_at: 'Yayın tarihi',
  images: 'Görseller',
};

type OwnFields = Omit<Product, 'files' | 'drawings' | 'documents' | 'order_versions' | 'inactive_category'>;

/** The form values of a product, of an earlier version, or of a new product. */
export function productValues(languages: readonly Language[], product?: OwnFields): FormValues {
  return {
    ...localisedValues(productTexts, languages, product),
    code: product?.code ?? '',
    category_id: product ? String(product.category_id) : null,
    seo_name: product?.seo_name ?? '',
    attributes: product?.attributes ?? [],
    transporter_types: product?.transporter_types ?? [],
    is_active: product?.is_active ?? false,
    is_featured: product?.is_featured ?? false,
    published_at: toLocalInput(product?.published_at ?? ''),
  };
}

/**
 * The form values of the page for a new product. After the first save `product` is the stored one, whose pictures they
 * contain.
 */
export function newProductValues(languages: readonly Language[], product?: Product): FormValues {
  const images = product?.files.map(({ picture }) => fieldPicture(picture)) ?? [];
  return { ...productValues(languages, product), images };
}

/**
 * The label of the attribute table if any row has a text in the main language but none in `abbr`, otherwise
 * nothing. Values that can be read need no translation.
 */
export const missingAttributes =
  (labels: LabelList) =>
  ({ attributes }: FormValues, abbr: string, mainAbbr: string): string[] => {
    const isMissing = (texts: Attribute['label']) => isBlank(texts[abbr]) && !isBlank(texts[mainAbbr]);
    const rows = (attributes as Attribute[]).filter(hasValue);
    const isRead = ({ label_id: id, value }: Attribute) =>
      readTextsOfValue(labels.byId(id), value, mainAbbr) !== undefined;
    return rows.some((row) => isMissing(row.label) || (isMissing(row.value) && !isRead(row)))
      ? [productLabels.attributes]
      : [];
  };

export function productErrors(
  languages: readonly Language[],
  values: FormValues,
  sent: FormValues,
): FieldErrors {
  const main = languages[0]?.abbr ?? '';
  const { published_at: date = '' } = sent as { published_at?: string };
  return {
    ...schemaErrors(ProductCreate, toWire(sent)),
    ...(isReadable(date) ? {} : { published_at: unreadableDateTime }),
    ...requiredErrors(values, [`name_${main}`, 'code', 'category_id']),
    ...labelErrors((sent.attributes ?? []) as Attribute[], main),
  };
}

/** Converts field values for the API: instants to UTC, pictures to ids. */
export function toWire(fields: FormValues): FormValues {
  const wire = { ...fields };
  if (typeof wire.published_at === 'string' && isReadable(wire.published_at))
    wire.published_at = fromLocalInput(wire.published_at);
  if (Array.isArray(wire.images))
    wire.images = (wire.images as FieldPicture[]).map(({ media_id }) => media_id);
  return wire;
}

const isReadable = (date: string) => date === '' || isLocalDateTime(date);

/**
 * The errors of rows that have a value but no label with a name in the main language. Rows without a value
 * are not stored, so they may be incomplete.
 */
function labelErrors(rows: readonly Attribute[], main: string): FieldErrors {
  const errors = rows.flatMap((row, index) =>
    hasValue(row) && row.label_id === undefined && isBlank(row.label[main])
      ? [[`attributes.${index}.label.${main}`, requiredText]]
      : [],
  );
  return Object.fromEntries(errors) as FieldErrors;
}
