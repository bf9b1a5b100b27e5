import { dequal } from 'dequal/lite';
import { useCallback, useState } from 'react';
import { type FormValues } from './changed-fields.ts';
import { missingByLanguage } from './localised-fields.ts';
import type { RecordFormOptions } from './record-form-types.ts';
import type { Versioned } from './stored-record.ts';
import { createStore } from '#panel/store.ts';

type TextOptions = Pick<RecordFormOptions<Versioned>, 'languages' | 'localised' | 'alsoMissing'>;

/**
 * Stores that are updated on each key press: unsaved changes, missing texts by language, and the number of
 * edits.
 */
export function useFormChanges(options: TextOptions, initial: FormValues) {
  const [changed] = useState(() => createStore(false));
  const [missing] = useState(() => createStore(missingTexts(options, initial)));
  const [edits] = useState(() => createStore(0));
  const update = useCallback(
    (latest: TextOptions, values: FormValues, isChanged: boolean) => {
      changed.set(isChanged);
      edits.set(edits.get() + 1);
      const now = missingTexts(latest, values);
      if (!dequal(missing.get(), now)) missing.set(now);
    },
    [changed, missing, edits],
  );
  return { changed, missing, edits, update };
}

const missingTexts = ({ localised, languages, alsoMissing }: TextOptions, values: FormValues) =>
  missingByLanguage(localised, languages, values, alsoMissing);
