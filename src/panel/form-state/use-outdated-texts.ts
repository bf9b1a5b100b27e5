import { useState } from 'react';
import { confirmTranslation } from '#panel/api/languages.api.ts';
import { fieldLabel, languageEnding } from './localised-fields.ts';
import type { RecordFormOptions } from './record-form-types.ts';
import type { Versioned } from './stored-record.ts';

/** The translations that are older than their main text (docs/product.md, "Localised texts"). */
export type OutdatedTexts = {
  /** Whether the stored text of a field (`name_en`) is outdated. */
  has: (name: string) => boolean;
  /** Labels of the outdated fields in a language. */
  labels: (abbr: string) => string[];
  /**
   * Confirms that the translations into a language are still right; undefined if the resource has no such
   * call.
   */
  confirm: ((abbr: string) => Promise<void>) | undefined;
};

type Confirmed = { record: Versioned | undefined; abbrs: readonly string[] };

export function useOutdatedTexts<Saved extends Versioned>(
  options: RecordFormOptions<Saved>,
  record: Saved | undefined,
): OutdatedTexts {
  const { resource, resourceId, labels, localised, languages } = options;
  const [confirmed, setConfirmed] = useState<Confirmed>({ record, abbrs: [] });
  // After a later save the record contains a new list of outdated languages.
  const done = confirmed.record === record ? confirmed.abbrs : [];
  const names = Object.entries(record?.outdated ?? {}).flatMap(([field, abbrs]) =>
    abbrs.filter((abbr) => !done.includes(abbr)).map((abbr) => `${field}_${abbr}`),
  );
  const labelOf = (name: string, abbr: string) =>
    localised.find((field) => `${field.name}_${abbr}` === name)?.label ??
    labels[name.slice(0, -abbr.length - 1)] ??
    fieldLabel(name, labels, localised, languages);
  return {
    has: (name) => names.includes(name),
    labels: (abbr) =>
      names.filter((name) => languageEnding(name) === abbr).map((name) => labelOf(name, abbr)),
    confirm:
      record && resource !== undefined
        ? async (abbr) => {
            await confirmTranslation(abbr, resource, resourceId ?? record.id);
            setConfirmed({ record, abbrs: [...done, abbr] });
          }
        : undefined,
  };
}
