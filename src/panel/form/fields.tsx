import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { searchFold } from '#shared/turkish.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { fallbackPlaceholder } from './language-tabs-fallback.ts';
import { outdatedHint } from './outdated-texts.tsx';
import { RichTextField } from '#panel/rich-text/rich-text-field.tsx';

/*
 * Mantine's inputs, bound to form fields by their wire names. The inputs are uncontrolled: when a value is
 * set from outside, the key changes and the input is mounted again.
 */
type Bound<Props> = Omit<Props, 'form' | 'name'> & {
  form: Pick<RecordForm, 'fields' | 'languages'> & Partial<Pick<RecordForm, 'outdated' | 'waitFor'>>;
  name: string;
};

export function TextField({ form, name, ...props }: Bound<ComponentProps<typeof TextInput>>) {
  const { fields } = form;
  return (
    <TextInput
      key={fields.key(name)}
      name={name}
      placeholder={fallbackPlaceholder(form, name)}
      {...fields.getInputProps(name)}
      {...props}
      description={outdatedHint(form, name, props.description)}
    />
  );
}

export function LongTextField({ form, name, ...props }: Bound<ComponentProps<typeof Textarea>>) {
  const { fields } = form;
  return (
    <Textarea
      key={fields.key(name)}
      name={name}
      autosize
      placeholder={fallbackPlaceholder(form, name)}
      {...fields.getInputProps(name)}
      {...props}
      description={outdatedHint(form, name, props.description)}
    />
  );
}

export function SwitchField({ form: { fields }, name, ...props }: Bound<ComponentProps<typeof Switch>>) {
  return (
    <Switch
      key={fields.key(name)}
      name={name}
      {...fields.getInputProps(name, { type: 'checkbox' })}
      {...props}
    />
  );
}

/**
 * The switch that publishes a record. New records start unpublished; `form.record` is undefined until the
 * first save.
 */
export function PublishedField({ form }: { form: Pick<RecordForm, 'fields' | 'languages' | 'record'> }) {
  return (
    <SwitchField
      form={form}
      name="is_active"
      label="Yayında"
      {...(!form.record && { description: 'Taslak olarak kaydedilir. Hazır olunca yayına alın.' })}
    />
  );
}

export function SelectField({ form: { fields }, name, ...props }: Bound<ComponentProps<typeof Select>>) {
  return (
    <Select
      key={fields.key(name)}
      searchable
      selectFirstOptionOnChange
      filter={foldedFilter}
      // The click selects the text, so that typing replaces the chosen option; text appended to it would
      // match no option.
      onClick={({ currentTarget }) => currentTarget.select()}
      {...fields.getInputProps(name)}
      {...props}
    />
  );
}

export function MultiSelectField({
  form: { fields },
  name,
  ...props
}: Bound<ComponentProps<typeof MultiSelect>>) {
  return (
    <MultiSelect
      key={fields.key(name)}
      searchable
      selectFirstOptionOnChange
      filter={foldedFilter}
      {...fields.getInputProps(name)}
      {...props}
    />
  );
}

type RichProps = { label: string; lang: string; isIllustrated?: boolean };

export function RichField({ form, name, ...props }: Bound<RichProps>) {
  const { fields } = form;
  return (
    <RichTextField
      key={fields.key(name)}
      placeholder={fallbackPlaceholder(form, name)}
      description={outdatedHint(form, name)}
      onOpening={form.waitFor}
      {...fields.getInputProps(name)}
      {...props}
    />
  );
}

type Filter = NonNullable<ComponentProps<typeof Select>['filter']>;

/**
 * A filter for selects that ignores case and Turkish letters: `citcit` finds `çıtçıt` (docs/product.md,
 * "Search").
 */
export const foldedFilter: Filter = ({ options, search }) => {
  const wanted = searchFold(search);
  return options.filter((option) => 'label' in option && searchFold(option.label).includes(wanted));
};
