import { useState } from 'react';
import type { HistoryEntry } from '#shared/schema/history.ts';
import { historyPage } from '#shared/schema/history.ts';
import { changedFields } from '#panel/form-state/changed-fields.ts';
import type { Versioned } from '#panel/form-state/stored-record.ts';
import { FieldChanges, FirstValues } from './field-changes.tsx';
import { useHistory } from './history.api.ts';
import { HistoryList } from './history-list.tsx';
import { RestoreVersion, type RestorableForm } from './restore-version.tsx';

export type RecordHistoryProps<Saved extends Versioned> = RestorableForm<Saved> & {
  record: Saved;
  /** Closes the history, so that the user sees the form. */
  onRestored: () => void;
};

/** The history of a record; each version can be restored. */
export function RecordHistory<Saved extends Versioned>(props: RecordHistoryProps<Saved>) {
  const { form, path, schema, record } = props;
  const [page, setPage] = useState(1);
  const query = useHistory(historyPage(schema), path, record.id, page);
  return (
    <HistoryList query={query} page={page} onPage={setPage}>
      {(entry, isLatest) => (
        <RecordChange {...props} {...{ entry, isLatest }} toValues={(version) => form.toValues(version)} />
      )}
    </HistoryList>
  );
}

type RecordChangeProps<Saved extends Versioned, Version> = RecordHistoryProps<Saved> & {
  entry: Pick<HistoryEntry<Version>, 'id' | 'at' | 'action' | 'before' | 'after'>;
  isLatest: boolean;
  toValues: (version: Version) => Readonly<Record<string, unknown>>;
};

/** One change of a record, field by field, with a button that restores the version after it. */
export function RecordChange<Saved extends Versioned, Version>(props: RecordChangeProps<Saved, Version>) {
  const { toValues, ...restorable } = props;
  const { form, record, entry } = restorable;
  const { action, before, after } = entry;
  const values = after && toValues(after);
  if (!values) return null;
  const differing = Object.keys(changedFields(form.toValues(record), values));
  return (
    <>
      {before && action === 'update' ? (
        <FieldChanges form={form} before={toValues(before)} after={values} />
      ) : (
        <FirstValues form={form} values={values} />
      )}
      <RestoreVersion {...restorable} changes={differing.map((name) => form.labelOf(name))} />
    </>
  );
}
