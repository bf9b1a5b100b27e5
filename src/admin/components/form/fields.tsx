import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { searchFold } from '#shared/turkish.ts';
import type { RecordForm } from '../../form-state/record-form.ts';
import { fallbackPlaceholder } from './language-tabs-fallback.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

/*
 * Mantine's inputs bound to a field of a form by its wire name. The key makes an input start anew when
 * its value is set from outside, since the form's fields are uncontrolled.
 */

type Bound<Props> = Omit<Props, 'form' | 'name'> & {
  form: Pick<RecordForm, 'fields' | 'languages'>;
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

export function SelectField({ form: { fields }, name, ...props }: Bound<ComponentProps<typeof Select>>) {
  return (
    <Select
      key={fields.key(name)}
      searchable
      filter={foldedFilter}
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
      filter={foldedFilter}
      {...fields.getInputProps(name)}
      {...props}
    />
  );
}

type RichProps = { label: string; lang: string };

export function RichField({ form, name, ...props }: Bound<RichProps>) {
  const { fields } = form;
  return (
    <RichTextField
      key={fields.key(name)}
      placeholder={fallbackPlaceholder(form, name)}
      {...fields.getInputProps(name)}
      {...props}
    />
  );
}

type Filter = NonNullable<ComponentProps<typeof Select>['filter']>;

/** Finds `çıtçıt` for `citcit`, as the site's search does. */
export const foldedFilter: Filter = ({ options, search }) => {
  const wanted = searchFold(search);
  return options.filter((option) => 'label' in option && searchFold(option.label).includes(wanted));
};
