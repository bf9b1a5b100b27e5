import { dequal } from 'dequal/lite';
import { useCallback, useRef, useState } from 'react';
import { type FormValues } from './changed-fields.ts';
import { missingByLanguage } from './localised-fields.ts';
import type { Edits, RecordFormOptions } from './record-form-types.ts';
import type { Versioned } from './stored-record.ts';
import { createStore } from '#panel/store.ts';

type TextOptions = Pick<RecordFormOptions<Versioned>, 'languages' | 'localised' | 'alsoMissing'>;

/** Stores that are updated on each key press: unsaved changes, missing texts by language, and the edits. */
export function useFormChanges(options: TextOptions, initial: FormValues) {
  const [changed] = useState(() => createStore(false));
  const [missing] = useState(() => createStore(missingTexts(options, initial)));
  const [edits] = useState(() => createStore<Edits>({ count: 0, lastText: '' }));
  const previous = useRef(initial);
  const update = useCallback(
    (latest: TextOptions, values: FormValues, isChanged: boolean) => {
      changed.set(isChanged);
      const { count, lastText } = edits.get();
      edits.set({ count: count + 1, lastText: changedText(previous.current, values) ?? lastText });
      previous.current = { ...values };
      const now = missingTexts(latest, values);
      if (!dequal(missing.get(), now)) missing.set(now);
    },
    [changed, missing, edits],
  );
  return { changed, missing, edits, update };
}

/** The first text field that differs. */
const changedText = (before: FormValues, now: FormValues) =>
  Object.keys(now).find((name) => typeof now[name] === 'string' && now[name] !== before[name]);

const missingTexts = ({ localised, languages, alsoMissing }: TextOptions, values: FormValues) =>
  missingByLanguage(localised, languages, values, alsoMissing);
