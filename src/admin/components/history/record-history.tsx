import { useState } from 'react';
import { changedFields } from '../../form-state/changed-fields.ts';
import type { Versioned } from '../../form-state/stored-record.ts';
import { mayUse } from '../../session/permission.ts';
import { FieldChanges, FirstValues } from './field-changes.tsx';
import { useHistory } from './history.api.ts';
import type { HistoryButtonProps } from './history-button.tsx';
import { HistoryList } from './history-list.tsx';
import { RestoreVersion } from './restore-version.tsx';

type RecordHistoryProps<Saved extends Versioned> = HistoryButtonProps<Saved> & {
  record: Saved;
  /** Closes the history, so that the form is seen. */
  onRestored: () => void;
};

/** The changes of a record, field by field, and the way back to each version. */
export function RecordHistory<Saved extends Versioned>(props: RecordHistoryProps<Saved>) {
  const { form, path, schema, record } = props;
  const [page, setPage] = useState(1);
  const query = useHistory(schema, path, record.id, page);
  const mayRestore = mayUse('content');
  const stored = form.toValues(record);
  return (
    <HistoryList query={query} page={page} onPage={setPage}>
      {({ id, at, action, before, after }) => {
        const values = after && form.toValues(after);
        const differing = values && Object.keys(changedFields(stored, values));
        return (
          <>
            {action === 'update' && before && values && (
              <FieldChanges form={form} before={form.toValues(before)} after={values} />
            )}
            {(action === 'create' || action === 'restore') && values && (
              <FirstValues form={form} values={values} />
            )}
            {mayRestore && differing && differing.length > 0 && (
              <RestoreVersion {...props} entry={id} at={at} fields={differing} />
            )}
          </>
        );
      }}
    </HistoryList>
  );
}
