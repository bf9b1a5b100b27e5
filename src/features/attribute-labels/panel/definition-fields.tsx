import { Group } from '@mantine/core';
import { useState } from 'react';
import type { AttributeLabel, SentChoice } from '../attribute-label.ts';
import {
  attributeKinds,
  listedKinds,
  measuredKinds,
  type AttributeChoice,
  type AttributeDefinition,
} from '../attribute-value.rules.ts';
import { unitKeys, unitsLike, unitText, type UnitKey } from '../units.rules.ts';
import { SelectField } from '#panel/form/fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { ChoicesField } from './choices-field.tsx';
import { kindWords } from './kind-words.ts';
import { ValuesReport } from './values-report.tsx';

const kindOptions = attributeKinds.map((kind) => ({ value: kind, label: kindWords[kind] }));
const unitOption = (key: UnitKey) => ({ value: key, label: unitText(key, 'tr') });

/** How the values of a label are read: its kind, units and choices, and what products have written. */
export function DefinitionFields({ form }: { form: RecordForm<AttributeLabel> }) {
  const { fields } = form;
  for (const name of ['kind', 'unit', 'second_unit', 'choices']) fields.useWatchValue(name);
  const [shown, setShown] = useState(0);
  const definition = definitionIn(fields.getValues());
  const { kind, unit } = definition;
  const change = (changes: Partial<AttributeDefinition>) => {
    for (const [name, value] of Object.entries(changes)) fields.setFieldValue(name, value);
    setShown(shown + 1);
  };
  return (
    <>
      <SelectField
        form={form}
        name="kind"
        label="Tür"
        description="Değerlerin nasıl okunacağını söyler: sayılar süzülür ve her dilde yazılır, seçenekler çevrilir."
        data={kindOptions}
        allowDeselect={false}
      />
      {measuredKinds.includes(kind) && (
        <Group grow align="start">
          <SelectField
            form={form}
            name="unit"
            label="Birim"
            data={[{ value: '', label: 'Birimsiz' }, ...unitKeys.map(unitOption)]}
            allowDeselect={false}
          />
          <SelectField
            form={form}
            name="second_unit"
            label="Yanında göster"
            data={[
              { value: '', label: 'Gösterme' },
              ...(unit === ''
                ? []
                : unitsLike(unit)
                    .filter((key) => key !== unit)
                    .map(unitOption)),
            ]}
            allowDeselect={false}
          />
        </Group>
      )}
      {form.record && (
        <ValuesReport
          labelId={form.record.id}
          definition={definition}
          mainLang={form.languages[0]?.abbr ?? ''}
          onChange={change}
        />
      )}
      {listedKinds.includes(kind) && (
        <ChoicesField
          // Choices that were added from the report mount the field again.
          key={`${fields.key('choices')} ${shown}`}
          defaultValue={definition.choices}
          onChange={fields.getInputProps('choices').onChange as (choices: SentChoice[]) => void}
          languages={form.languages}
          hasColors={kind === 'colour'}
          error={firstError(fields.errors)}
        />
      )}
    </>
  );
}

function definitionIn(values: Readonly<Record<string, unknown>>): AttributeDefinition {
  const { kind, unit, second_unit, choices } = values as unknown as AttributeDefinition;
  return { kind, unit, second_unit, choices: choices.map(withKey) };
}

/** A choice that is not stored yet has no key; its place stands for one while the form is open. */
const withKey = (choice: AttributeChoice, index: number) => ({
  ...choice,
  key: choice.key || `new-${index}`,
});

function firstError(errors: Readonly<Record<string, unknown>>): string | undefined {
  const [, text] = Object.entries(errors).find(([name]) => name.split('.')[0] === 'choices') ?? [];
  return text as string | undefined;
}
