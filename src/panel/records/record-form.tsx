import { useEffect, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { DeleteButton } from '#panel/form/delete-button.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import type { PagePreview } from '#panel/preview/form-preview.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { requiredErrors, schemaErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import type { RecordFormOptions } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { isLocalDateTime, unreadableDateTime } from '#panel/format/date-time-text.ts';
import { fromLocalInput } from '#panel/format/format.ts';
import { recordName, type RecordFormDefinition } from './record-definition.ts';
import { RunningUploads, useRunningUploads } from './running-uploads.tsx';
import classes from './records.module.css';

type RecordFormProps<Saved extends RecordBase> = RecordFormDefinition<Saved> & {
  /** The record to edit; undefined for a new one. */
  record: Saved | undefined;
  languages: readonly Language[];
  onClose: () => void;
};

/** The form of a simple record, inside a `RecordDrawer`. After “Kaydet ve Yeni” an empty form replaces it. */
export function RecordForm<Saved extends RecordBase>(props: RecordFormProps<Saved>) {
  const [saved, setSaved] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus disappeared together with the saved form.
  useEffect(() => {
    if (saved > 0) place.current?.querySelector<HTMLElement>('[data-autofocus], input, textarea')?.focus();
  }, [saved]);
  return (
    <div ref={place} className={classes.form}>
      <OneRecordForm key={saved} {...props} onNext={() => setSaved(saved + 1)} />
    </div>
  );
}

function OneRecordForm<Saved extends RecordBase>(props: RecordFormProps<Saved> & { onNext: () => void }) {
  const { record, languages, calls, onClose, onNext } = props;
  const form = useRecordForm<Saved>({
    ...recordFormOptions(props, languages),
    record,
    onSaved: (_, after) => (after === 'new' ? onNext() : onClose()),
  });
  const uploads = useRunningUploads();
  return (
    <DrawerForm
      form={form}
      onClose={onClose}
      preview={pagePreview(props)}
      canAddNext={record === undefined}
      waitingFor={uploads.isAnyRunning ? 'Dosya yükleniyor…' : undefined}
      actions={
        record && (
          <>
            <DeleteButton
              form={form}
              name={recordName(record, languages[0]?.abbr ?? '')}
              remove={() => calls.delete(record.id)}
              onDeleted={onClose}
            />
            <HistoryButton form={form} path={calls.path} schema={calls.record} />
          </>
        )
      }
    >
      <RunningUploads value={uploads.setRunning}>{props.fields(form)}</RunningUploads>
    </DrawerForm>
  );
}

/** The options of `useRecordForm`, except the record and the handler of a save. Form pages use them too. */
export function recordFormOptions<Saved extends RecordBase>(
  definition: Omit<RecordFormDefinition<Saved>, 'words' | 'fields'>,
  languages: readonly Language[],
): Omit<RecordFormOptions<Saved>, 'record' | 'onSaved'> {
  const { calls, localised, labels, values, required, dates = [], showValue } = definition;
  const main = languages[0]?.abbr ?? '';
  const isLocalised = (field: string) => localised.some(({ name }) => name === field);
  const requiredNames = required.map((field) => (isLocalised(field) ? `${field}_${main}` : field));
  return {
    name: calls.draftName,
    resource: calls.path.slice(1),
    languages,
    localised,
    labels,
    ...(showValue && { showValue }),
    toValues: (record) => ({ ...localisedValues(localised, languages, record), ...values(record) }),
    check: (all, changes) => ({
      ...schemaErrors(calls.fields, wireFields(changes, dates)),
      ...dateErrors(changes, dates),
      ...requiredErrors(all, requiredNames),
    }),
    save: (fields, record) =>
      record ? calls.update(record.id, wireFields(fields, dates)) : calls.create(wireFields(fields, dates)),
  };
}

/** The preview for the record of a definition; undefined if no page shows it. */
export function pagePreview<Saved extends RecordBase>({
  calls,
  preview,
  dates = [],
}: Pick<RecordFormDefinition<Saved>, 'calls' | 'preview' | 'dates'>): PagePreview | undefined {
  if (!preview) return undefined;
  return { kind: preview, toWire: (values) => ({ ...wireFields(values, dates), ...calls.part }) };
}

/** The field values in the form that the API expects: ids of pictures and documents, instants in UTC. */
function wireFields(fields: FormValues, dates: readonly string[]): FormValues {
  const toWire = (name: string, value: unknown) =>
    dates.includes(name) && isLocalDateTime(String(value)) ? fromLocalInput(String(value)) : mediumId(value);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toWire(name, value) ?? value]),
  );
}

function dateErrors(changes: FormValues, dates: readonly string[]): FieldErrors {
  const isWrong = (value: unknown) => typeof value === 'string' && value !== '' && !isLocalDateTime(value);
  const wrong = dates.filter((name) => isWrong(changes[name]));
  return Object.fromEntries(wrong.map((name) => [name, unreadableDateTime]));
}

function mediumId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mediumId(one) ?? one);
  const isMedium = typeof value === 'object' && value !== null && 'media_id' in value;
  return isMedium ? value.media_id : undefined;
}
