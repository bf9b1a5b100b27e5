import { useForm, type UseFormReturnType } from '@mantine/form';
import { dequal } from 'dequal/lite';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { RequestRefused } from '../api/failures.ts';
import { noticeCreated, noticeUpdated, showFailure } from '../components/feedback/notices.tsx';
import { filledFields, isEmpty, type FormValues } from './changed-fields.ts';
import { differingFields, fieldsChangedThere } from './conflict-fields.ts';
import { serverErrors, type FieldErrors } from './field-errors.ts';
import { fieldLabel } from './field-labels.ts';
import { languageOfError, missingByLanguage } from './localised-fields.ts';
import type { RecordForm, RecordFormOptions } from './record-form.ts';
import { createRecordSaving, type RecordSaving, type Versioned } from './record-saving.ts';
import { setFieldValues } from './set-field-values.ts';
import { guardUnsaved } from './unsaved-guard.ts';
import { useDraft } from './use-draft.ts';
import { createStore } from './store.ts';

/**
 * The one form pattern of the panel: uncontrolled fields under their wire names, only what changed is
 * sent, the server's errors stand beside their fields, and nothing that was typed is ever lost
 * (design.md §3): leaving asks, a draft survives the page, saves queue up, a conflict shows both sides.
 */
export function useRecordForm<Saved extends Versioned>(options: RecordFormOptions<Saved>): RecordForm<Saved> {
  const { languages, localised, labels, showValue } = options;
  const latest = useRef(options);
  const [initial] = useState(() => options.toValues(options.record));
  const [changed] = useState(() => createStore(false));
  const [attempts, setAttempts] = useState(0);
  const [lang, setLang] = useState(languages[0]?.abbr ?? '');
  const [missing] = useState(() =>
    createStore(missingByLanguage(localised, languages, initial, options.alsoMissing)),
  );
  const [allDirty] = useState(() => Object.fromEntries(Object.keys(initial).map((name) => [name, true])));
  const [, render] = useReducer((count: number) => count + 1, 0);
  const screen = useRef<UseFormReturnType<FormValues>>(null);
  /** Closed, or about to be, with the will of its user. */
  const isGone = useRef(false);
  const isDiscarded = useRef(false);

  const showErrors = (errors: FieldErrors) => {
    screen.current?.setErrors(errors);
    setLang((shown) => languageOfError(errors, languages) ?? shown);
  };
  const countAttempt = () => setAttempts((count) => count + 1);

  const [saving] = useState(() =>
    createRecordSaving<Saved>({
      record: options.record,
      toValues: (record) => latest.current.toValues(record),
      values: () => screen.current?.getValues() ?? initial,
      show: (values) => setFieldValues(screen.current, values),
      check: (values, changes) => latest.current.check(values, changes),
      send: (fields, record) => latest.current.save(fields, record),
      on: {
        changed: () => {
          observe();
          render();
        },
        checked: (errors) => {
          showErrors(errors);
          if (!isEmpty(errors)) countAttempt();
        },
        saved: (_, isNew) => {
          observe();
          autosave.flush();
          if (isNew) noticeCreated();
          else noticeUpdated();
        },
        failed: (error) => {
          autosave.flush();
          const errors = error instanceof RequestRefused ? serverErrors(error.fieldErrors) : {};
          showErrors(errors);
          if (isEmpty(errors)) showFailure(error);
          else showFailure(error, countAttempt);
        },
        settled: (record) => {
          if (!isGone.current && !isDiscarded.current) latest.current.onSaved(record);
        },
      },
    }),
  );

  const { autosave, offer, closeOffer } = useDraft({
    form: options.name,
    record: options.record,
    values: initial,
    unsaved: () => {
      const changes = saving.changes();
      const record = saving.record();
      if (isEmpty(changes)) return null;
      if (record) return { record: record.id, version: record.version, fields: changes };
      return { record: 'new', version: 0, fields: filledFields(screen.current?.getValues() ?? initial) };
    },
  });

  // One function for the life of the form: Mantine makes its setters anew when this one changes.
  const observe = useCallback(() => {
    const values = screen.current?.getValues();
    if (!values) return;
    isDiscarded.current = false;
    changed.set(!isEmpty(saving.changes()));
    const { localised: texts, languages: all, alsoMissing } = latest.current;
    const now = missingByLanguage(texts, all, values, alsoMissing);
    if (!dequal(missing.get(), now)) missing.set(now);
    autosave.schedule();
  }, [saving, autosave, changed, missing]);

  const fields = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    initialDirty: allDirty,
    onValuesChange: observe,
  });

  // Mantine draws the whole form whenever a field comes to differ from its start or ceases to: now all do.
  const { setInitialValues } = fields;
  useEffect(() => setInitialValues({}), [setInitialValues]);

  const discard = useCallback(() => {
    isDiscarded.current = true;
    // A save that is still on its way may fail, and its draft is then the only copy.
    if (!saving.isSaving()) autosave.discard();
  }, [saving, autosave]);

  useEffect(() => {
    latest.current = options;
    screen.current = fields;
  });

  useEffect(() => {
    isGone.current = false;
    const unguard = guardUnsaved({
      isUnsaved: () => !isDiscarded.current && !isEmpty(saving.changes()),
      discard,
    });
    return () => {
      isGone.current = true;
      unguard();
    };
  }, [saving, discard]);

  const labelOf = (name: string) => fieldLabel(name, labels, localised, languages);

  return {
    record: saving.record(),
    fields,
    changed,
    isSaving: saving.isSaving(),
    attempts,
    submit: saving.save,
    discard,
    languages,
    lang,
    setLang,
    missing,
    labelOf,
    showValue: (name, value) => showValue?.(name, value),
    conflict: conflictOf(saving, options.toValues, labelOf),
    draft: offer && {
      ...offer,
      restore: () => {
        setFieldValues(fields, offer.fields);
        setLang(languageOfError(offer.fields, languages) ?? lang);
        closeOffer();
        const record = saving.record();
        if (record && offer.isOutdated) saving.compareWith(record);
      },
      refuse: closeOffer,
    },
  };
}

function conflictOf<Saved extends Versioned>(
  saving: RecordSaving<Saved>,
  toValues: (record: Saved) => FormValues,
  labelOf: (name: string) => string,
): RecordForm['conflict'] {
  const theirs = saving.conflict();
  if (!theirs) return null;
  const [before, mine, stored] = [saving.stored(), saving.changes(), toValues(theirs)];
  return {
    fields: differingFields(before, mine, stored),
    changedThere: fieldsChangedThere(before, mine, stored).map(labelOf),
    keepMine: saving.keepMine,
    takeTheirs: saving.takeTheirs,
    keepEditing: saving.keepEditing,
  };
}
