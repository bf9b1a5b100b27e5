import { Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { maxFilterAttributes, type Category } from '../category.ts';
import { LabelListField } from '#panel/attribute-labels/label-list-field.tsx';
import type { CategoryTemplate } from '#panel/attribute-labels/category-template.ts';
import { recordName } from '#panel/records/record-definition.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { categoryLabels } from './category-fields.ts';

type TemplateFieldProps = {
  form: RecordForm<Category>;
  /** The template of an ancestor, which applies while the category has none. */
  inherited: CategoryTemplate | undefined;
  mainLang: string;
};

/** The attributes of a category's products: their order, which are required and which filter the list. */
export function TemplateField({ form, inherited, mainLang }: TemplateFieldProps) {
  const { fields, waitFor } = form;
  const template = fields.getInputProps('attribute_labels');
  const required = useChosen(form, 'required_attributes');
  const filtering = useChosen(form, 'filter_attributes');
  return (
    <LabelListField
      key={fields.key('attribute_labels')}
      label={categoryLabels.attribute_labels}
      description={templateHint(inherited, mainLang)}
      defaultValue={template.defaultValue as number[]}
      onChange={template.onChange as (ids: number[]) => void}
      onAdding={waitFor}
      error={(template.error ?? fields.errors.filter_attributes) as string | undefined}
      mainLang={mainLang}
      rowExtras={(id) => (
        <Group gap="md">
          <Checkbox
            size="xs"
            label="Zorunlu"
            checked={required.ids.includes(id)}
            onChange={() => required.toggle(id)}
          />
          <Checkbox
            size="xs"
            label="Filtre"
            checked={filtering.ids.includes(id)}
            disabled={!filtering.ids.includes(id) && filtering.ids.length >= maxFilterAttributes}
            onChange={() => filtering.toggle(id)}
          />
        </Group>
      )}
    />
  );
}

/** The ids in a field of the form, which a checkbox adds or removes. */
function useChosen({ fields }: RecordForm<Category>, name: 'required_attributes' | 'filter_attributes') {
  const [ids, setIds] = useState(() => fields.getValues()[name] as number[]);
  const toggle = (id: number) => {
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    setIds(next);
    fields.setFieldValue(name, next);
  };
  return { ids, toggle };
}

/** Explains what an empty template means. */
function templateHint(inherited: CategoryTemplate | undefined, mainLang: string): string {
  const use = 'Bu kategorinin yeni ürünleri bu satırlarla başlar.';
  if (!inherited) return use;
  return `${use} Boşsa “${recordName(inherited.category, mainLang)}” kategorisinin şablonu geçerlidir.`;
}
