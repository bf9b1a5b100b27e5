import { useState } from 'react';
import { maxAttributeRows, type Attribute, type Product } from '../../product.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import { useShownLanguages } from '#panel/form/shown-languages.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useLabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { templateOf } from '#panel/attribute-labels/category-template.ts';
import { useCategoryTree } from '#features/categories/panel/categories.api.ts';
import { ProductAttributes } from './product-attributes.tsx';

/**
 * The attribute table of the product form, with the labels of the list and the template of the chosen
 * category.
 */
export function ProductAttributesSection({ form }: { form: RecordForm<Product> }) {
  const { fields, languages, record } = form;
  const shown = useShownLanguages(form);
  const labels = useLabelList(languages[0]?.abbr ?? '');
  const { data: tree = [] } = useCategoryTree();
  const [categoryId, setCategoryId] = useState(() => Number(fields.getValues().category_id));
  fields.watch('category_id', ({ value }) => setCategoryId(Number(value)));
  const attributes = fields.getInputProps('attributes');
  return (
    <FormSection
      title="Özellikler"
      hint={`Ölçü, malzeme, kaplama gibi satırlar. Dil: ${shown.map(({ lang }) => lang).join(' ve ')}`}
    >
      <ProductAttributes
        key={fields.key('attributes')}
        defaultValue={attributes.defaultValue as Attribute[]}
        onChange={attributes.onChange as (rows: Attribute[]) => void}
        errors={fields.errors}
        languages={shown}
        mainLanguage={languages[0]}
        labels={labels}
        template={templateOf(tree, categoryId)?.labelIds ?? []}
        isNew={record === undefined}
        limit={maxAttributeRows}
      />
    </FormSection>
  );
}
