import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { noticeCreated, noticeUpdated } from '../components/feedback/notices.tsx';
import { filledFields, isEmpty, type FormValues } from './changed-fields.ts';
import { conflictOf } from './conflict-fields.ts';
import type { Unsaved } from './draft-autosave.ts';
import { fieldLabel, languageOfError } from './localised-fields.ts';
import type { RecordForm, RecordFormOptions } from './record-form.ts';
import { createLeaveGuard } from './leave-guard.ts';
import { createRecordSaving, type RecordSaving, type Versioned } from './record-saving.ts';
import { setFieldValues, useUncontrolledFields } from './uncontrolled-fields.ts';
import { useDraft } from './use-draft.ts';
import { useFormChanges } from './use-form-changes.ts';
import { useFormErrors } from './use-form-errors.ts';

/** The one form of the panel (docs/product.md, "Forms"). */
export function useRecordForm<Saved extends Versioned>(options: RecordFormOptions<Saved>): RecordForm<Saved> {
  const { languages, localised, labels, showValue } = options;
  const latest = useRef(options);
  const screen = useRef<UseFormReturnType<FormValues>>(null);
  const [initial] = useState(() => options.toValues(options.record));
  const { attempts, lang, setLang, showChecked, showRefused } = useFormErrors(screen, languages);
  const { changed, missing, update } = useFormChanges(options, initial);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const values = () => screen.current?.getValues() ?? initial;

  const [saving] = useState(() =>
    createRecordSaving<Saved>({
      record: options.record,
      toValues: (record) => latest.current.toValues(record),
      values,
      show: (shown) => setFieldValues(screen.current, shown),
      check: (all, changes) => latest.current.check(all, changes),
      send: (sent, record) => latest.current.save(sent, record),
      on: {
        changed: () => {
          observe();
          render();
        },
        checked: showChecked,
        saved: (_, isNew) => {
          observe();
          autosave.flush();
          (isNew ? noticeCreated : noticeUpdated)();
        },
        failed: (error) => {
          autosave.flush();
          showRefused(error);
        },
        settled: (record) => {
          if (guard.isOpen()) latest.current.onSaved(record);
        },
      },
    }),
  );
  const { autosave, offer, closeOffer } = useDraft({
    form: options.name,
    record: options.record,
    values: initial,
    unsaved: () => unsavedFields(saving, values()),
  });
  const [guard] = useState(() => createLeaveGuard(saving, autosave));
  useEffect(() => guard.mount(), [guard]);

  // The same function for the whole life of the form: Mantine recreates its setters when it changes.
  const observe = useCallback(() => {
    if (!screen.current) return;
    guard.resume();
    update(latest.current, screen.current.getValues(), !isEmpty(saving.changes()));
    autosave.schedule();
  }, [saving, autosave, guard, update]);
  const fields = useUncontrolledFields(initial, observe);
  useEffect(() => {
    latest.current = options;
    screen.current = fields;
  });

  const labelOf = (name: string) => fieldLabel(name, labels, localised, languages);
  const restore = () => {
    if (!offer) return;
    setFieldValues(fields, offer.fields);
    setLang(languageOfError(offer.fields, languages) ?? lang);
    closeOffer();
    const record = saving.record();
    if (record && offer.isOutdated) saving.compareWith(record);
  };
  return {
    ...{ fields, changed, missing, attempts, languages, lang, setLang, labelOf },
    ...{ record: saving.record(), isSaving: saving.isSaving(), submit: saving.save },
    discard: guard.discard,
    showValue: (name, value) => showValue?.(name, value),
    conflict: conflictOf(saving, options.toValues, labelOf),
    draft: offer && { ...offer, restore, refuse: closeOffer },
  };
}

function unsavedFields<Saved extends Versioned>(
  saving: RecordSaving<Saved>,
  values: FormValues,
): Unsaved | null {
  const changes = saving.changes();
  const record = saving.record();
  if (isEmpty(changes)) return null;
  if (record) return { record: record.id, version: record.version, fields: changes };
  return { record: 'new', version: 0, fields: filledFields(values) };
}
