import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordBase } from '#shared/schema/record.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { Loading } from '#panel/feedback/load-states.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import type { RecordDefinition, RecordListDefinition } from './record-definition.ts';
import { RecordForm } from './record-form.tsx';
import { RecordList, type RecordActions } from './record-list.tsx';
import { RecordSort } from './record-sort.tsx';

/**
 * The screen of a simple record: list, sort mode and form. Inside a `PageSection` it can be part of another
 * page.
 */
export function RecordScreen<Saved extends RecordBase>(definition: RecordDefinition<Saved>) {
  const [chosen, setOpened] = useState<Saved | 'new' | null>(null);
  const linked = useLinkedRecord(definition.calls);
  const { data: languages } = useLanguages();
  const { words } = definition;
  const opened = chosen ?? linked.record;
  const record = opened === 'new' ? undefined : (opened ?? undefined);
  const close = () => {
    setOpened(null);
    linked.forget();
  };
  return (
    <>
      <RecordListScreen
        {...definition}
        onCreate={() => setOpened('new')}
        edit={(record) => () => setOpened(record)}
      />
      <RecordDrawer
        key={record?.id ?? (opened === null ? 'closed' : 'new')}
        title={record ? `${words.theOne} Düzenle` : `Yeni ${words.one}`}
        isOpen={opened !== null}
        onClose={close}
      >
        {opened !== null && languages ? (
          <RecordForm {...definition} record={record} languages={languages} onClose={close} />
        ) : (
          <Loading />
        )}
      </RecordDrawer>
    </>
  );
}

/** The record that the address names (`panel/navigation/record-screens.ts`), or `new`. */
function useLinkedRecord<Saved extends RecordBase>({ list }: RecordDefinition<Saved>['calls']) {
  const { values, setFilters } = useListFilter(['open', 'lang']);
  const { data = [] } = useQuery(list);
  return {
    record:
      values.open === 'new' ? ('new' as const) : (data.find(({ id }) => String(id) === values.open) ?? null),
    forget: () => {
      if (values.open !== '') setFilters({ open: '', lang: '' });
    },
  };
}

/** The list and its sort mode (`?mode=sort`), for records whose form is a separate page. */
export function RecordListScreen<Saved extends RecordBase>(
  props: RecordListDefinition<Saved> & RecordActions<Saved>,
) {
  const { values, setFilter } = useListFilter(['mode']);
  if (values.mode === 'sort') return <RecordSort {...props} onLeave={() => setFilter('mode', '')} />;
  return <RecordList {...props} onSort={() => setFilter('mode', 'sort')} />;
}
