import type { Attribute, Product } from '../../product.ts';
import { findProductGaps, type Gap } from '../../product-gaps.rules.ts';
import { useCategoryTree } from '#features/categories/panel/categories.api.ts';
import { labelName, useLabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { templateOf } from '#panel/attribute-labels/category-template.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { hasValue } from '../attributes/attribute-rows.ts';
import { gapName } from './gap-words.ts';

/** What the product lacks as it stands in the form, and the names of these fields. */
export function useFormGaps(form: Pick<RecordForm<Product>, 'fields' | 'record' | 'languages'>) {
  const main = form.languages[0]?.abbr ?? '';
  const labels = useLabelList(main);
  const { data: tree = [] } = useCategoryTree();
  const find = () => {
    const values = form.fields.getValues();
    const template = templateOf(tree, Number(values.category_id));
    return findProductGaps(
      {
        text: (field) => (values[field] as string | undefined) ?? '',
        pictures: form.record?.files.length ?? (values.images as unknown[] | undefined)?.length ?? 0,
        attributes: (values.attributes as Attribute[]).filter(hasValue),
      },
      { required: template?.category.required_attributes ?? [], definitionOf: (id) => labels.byId(id) },
      form.languages.map(({ abbr }) => abbr),
    );
  };
  const nameOf = (gap: Gap) => {
    const label = gap.labelId === undefined ? undefined : labels.byId(gap.labelId);
    return gapName(gap, { languages: form.languages, label: label && labelName(label, main, main) });
  };
  return { find, nameOf };
}

/** Opens the language of the field and moves the focus to it. */
export function goToGap(form: RecordForm<Product>, { field, lang }: Gap): void {
  const language = lang ?? (/_[a-z]{2}$/.test(field) ? field.slice(-2) : undefined);
  if (language !== undefined) form.setLang(language);
  // The fields of the language exist after the next render.
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[name="${field}"], [data-path="${field}"]`);
    const target = place?.matches('input, textarea, [contenteditable]')
      ? place
      : place?.querySelector<HTMLElement>('input:not([readonly]), textarea, [contenteditable], button');
    place?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}
