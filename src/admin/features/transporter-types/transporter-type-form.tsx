import { Button, Group, Stack } from '@mantine/core';
import { useEffect } from 'react';
import type { Language } from '#shared/api/language.ts';
import { TransporterTypeCreate, type ManagedTransporterType } from '#shared/api/transporter-type.ts';
import { ConflictDialog } from '../../components/form/conflict-dialog.tsx';
import { DraftOffer } from '../../components/form/draft-offer.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { RecordFormElement } from '../../components/form/record-form-element.tsx';
import { SaveButton } from '../../components/form/save-button.tsx';
import { requiredErrors, schemaErrors } from '../../form-state/field-errors.ts';
import { localisedValues } from '../../form-state/localised-fields.ts';
import { useRecordForm } from '../../form-state/use-record-form.ts';
import { useStore } from '../../form-state/store.ts';
import { createTransporterType, updateTransporterType } from './transporter-types.api.ts';

const localised = [{ name: 'name', label: 'Ad' }];

type TransporterTypeFormProps = {
  /** The type to edit; undefined for a new one. */
  type: ManagedTransporterType | undefined;
  languages: readonly Language[];
  onChanged: (isChanged: boolean) => void;
  onBack: (discard: () => void) => Promise<void>;
  onSaved: () => void;
};

/** The form of a transporter type. It has one text, so all languages are shown below each other. */
export function TransporterTypeForm({
  type,
  languages,
  onChanged,
  onBack,
  onSaved,
}: TransporterTypeFormProps) {
  const main = languages[0]?.abbr ?? '';
  const form = useRecordForm<ManagedTransporterType>({
    name: 'transporter-type',
    record: type,
    languages,
    localised,
    labels: {},
    toValues: (record) => localisedValues(localised, languages, record),
    check: (values, sent) => ({
      ...schemaErrors(TransporterTypeCreate, sent),
      ...requiredErrors(values, [`name_${main}`]),
    }),
    save: (fields, record) =>
      record ? updateTransporterType(record.id, fields) : createTransporterType(fields),
    onSaved,
  });
  const isChanged = useStore(form.changed);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  return (
    <RecordFormElement form={form} waitingFor={undefined}>
      <Stack>
        <DraftOffer form={form} />
        {languages.map(({ abbr, lang }) => (
          <TextField
            key={abbr}
            form={form}
            name={`name_${abbr}`}
            label={`Ad (${lang})`}
            lang={abbr}
            withAsterisk={abbr === main}
            {...(abbr === main && { 'data-autofocus': true })}
          />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void onBack(form.discard)}>
            Vazgeç
          </Button>
          <SaveButton isSaving={form.isSaving} isWaiting={false} />
        </Group>
      </Stack>
      <ConflictDialog form={form} />
    </RecordFormElement>
  );
}
