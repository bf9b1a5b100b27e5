import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { savedNotices } from '#panel/feedback/notices.tsx';
import { filledFields, isBlank, isEmpty, type FormValues } from './changed-fields.ts';
import { conflictOf } from './conflict-fields.ts';
import type { Unsaved } from './draft-autosave.ts';
import { fieldLabel, languageOfError } from './localised-fields.ts';
import type { RecordForm, RecordFormOptions } from './record-form-types.ts';
import { createFormLeaveGuard } from './form-leave-guard.ts';
import { createRecordSaving, type RecordSaving } from './record-saving.ts';
import type { Versioned } from './stored-record.ts';
import { setFieldValues, useUncontrolledFields } from './uncontrolled-fields.ts';
import { OpenDrawer } from './unsaved-work.ts';
import { useDraft, type DraftOffer } from './use-draft.ts';
import { useFormChanges } from './use-form-changes.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useOutdatedTexts } from './use-outdated-texts.ts';

/** The state and actions of every form in the panel (docs/product.md, "Forms"). */
export function useRecordForm<Saved extends Versioned>(options: RecordFormOptions<Saved>): RecordForm<Saved> {
  const { languages } = options;
  const latest = useRef(options);
  const screen = useRef<UseFormReturnType<FormValues>>(null);
  const [initial] = useState(() => options.toValues(options.record));
  const { showChecked, showRefused, ...tabs } = useFormErrors(screen, languages);
  const { changed, missing, edits, update } = useFormChanges(options, initial);
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
          handleChange();
          render();
        },
        checked: showChecked,
        saved: (_, isNew) => {
          handleChange();
          autosave.flush();
          const shown = latest.current.notices ?? savedNotices;
          shown[isNew ? 'created' : 'updated'](recordTitle(latest.current, values()));
        },
        failed: (error) => {
          autosave.flush();
          showRefused(error);
        },
        settled: (record, after) => {
          if (guard.isOpen()) latest.current.onSaved(record, after);
        },
      },
    }),
  );
  const { autosave, offer, closeOffer } = useDraft({
    form: options.name,
    record: options.record,
    values: initial,
    unsaved: () => unsavedFields(saving, values(), latest.current),
  });
  const drawer = useContext(OpenDrawer);
  const [guard] = useState(() => createFormLeaveGuard(saving, autosave, drawer));
  useEffect(() => guard.mount(), [guard]);

  // This callback must stay the same function, because Mantine recreates its setters when it changes.
  const handleChange = useCallback(() => {
    if (!screen.current) return;
    guard.resume();
    update(latest.current, screen.current.getValues(), !isEmpty(saving.changes()));
    autosave.schedule();
  }, [saving, autosave, guard, update]);
  const fields = useUncontrolledFields(initial, handleChange);
  useEffect(() => {
    latest.current = options;
    screen.current = fields;
  });

  const shown = shownFields(options);
  const restore = (draft: DraftOffer) => {
    tabs.setLang(languageOfError(draft.fields, languages) ?? tabs.lang);
    restoreDraft(draft, fields, saving, closeOffer);
  };
  return {
    record: saving.record(),
    fields,
    changed,
    edits,
    isSaving: saving.isSaving(),
    ...tabs,
    submit: saving.save,
    discard: guard.discard,
    missing,
    outdated: useOutdatedTexts(options, saving.record()),
    ...shown,
    takeOver: saving.takeOver,
    waitFor: saving.waitFor,
    compareWith: saving.compareWith,
    conflict: conflictOf(saving, options.toValues, shown.labelOf),
    draft: offer && { ...offer, restore: () => restore(offer), refuse: closeOffer },
  };
}

function shownFields<Saved extends Versioned>(options: RecordFormOptions<Saved>) {
  const { toValues, languages, localised, labels, showValue } = options;
  return {
    languages,
    toValues,
    labelOf: (name: string) => fieldLabel(name, labels, localised, languages),
    showValue: (name: string, value: unknown) => showValue?.(name, value) ?? value,
  };
}

/** Shows a draft in the form. If the record was saved after the draft was written, the comparison opens. */
function restoreDraft<Saved extends Versioned>(
  draft: DraftOffer,
  fields: UseFormReturnType<FormValues>,
  saving: RecordSaving<Saved>,
  closeOffer: () => void,
): void {
  setFieldValues(fields, draft.fields);
  closeOffer();
  const record = saving.record();
  if (record && draft.isOutdated) saving.compareWith(record);
}

/** The record's name in notices and in the list of drafts; empty when it has none. */
function recordTitle<Saved extends Versioned>(
  { languages, recordName = '' }: RecordFormOptions<Saved>,
  values: FormValues,
): string {
  const main = languages[0]?.abbr ?? '';
  const names = [`name_${main}`, `title_${main}`, 'name', 'title'].map((name) => values[name]);
  return names.find((name): name is string => typeof name === 'string' && !isBlank(name)) ?? recordName;
}

function unsavedFields<Saved extends Versioned>(
  saving: RecordSaving<Saved>,
  values: FormValues,
  options: RecordFormOptions<Saved>,
): Unsaved | null {
  const changes = saving.changes();
  const record = saving.record();
  if (isEmpty(changes)) return null;
  const title = recordTitle(options, values);
  if (record) return { record: record.id, version: record.version, title, fields: changes };
  return { record: 'new', version: 0, title, fields: filledFields(values) };
}
