import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RecordBase } from '#shared/schema/record.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { OrderHistoryButton } from '#panel/history/order-history.tsx';
import { SortModeHead } from '#panel/sorting/sort-mode-head.tsx';
import type { ListFields, RecordListDefinition } from './record-definition.ts';
import { RecordRows } from './record-rows.tsx';
import sorting from '#panel/sorting/sort-list.module.css';
import classes from './records.module.css';

type RecordSortProps<Saved extends RecordBase> = RecordListDefinition<Saved> & { onLeave: () => void };

/** The sort mode of a list. Each part of the list is sorted separately. */
export function RecordSort<Saved extends RecordBase>(props: RecordSortProps<Saved>) {
  const { calls, words, icon: Icon, picture, partOf, onLeave } = props;
  const { data, error, refetch } = useQuery(calls.list);
  const { data: languages } = useLanguages();
  return (
    <>
      <SortModeHead
        title={`${words.theAll} Sırala`}
        note="Sitede de bu sırayla görünür."
        history={
          !partOf && (
            <OrderHistoryButton path={calls.path} {...(calls.orderQuery && { query: calls.orderQuery })} />
          )
        }
        onLeave={onLeave}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !(data && languages) && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          icon={<Icon size={28} stroke={1.5} aria-hidden />}
          title={`Sıralanacak ${words.one.toLocaleLowerCase('tr')} yok`}
          text="Önce bir kayıt ekleyin."
        />
      )}
      {data &&
        languages &&
        partsOf(data, partOf).map(({ label, fields, records }) => (
          <section key={label} className={classes.part}>
            {partOf && (
              <div className={classes.partHead}>
                <Title order={2} size="h4">
                  {label}
                </Title>
                <OrderHistoryButton path={calls.path} query={fields} below={label} />
              </div>
            )}
            <Paper withBorder className={sorting.card}>
              <RecordRows
                calls={calls}
                {...(picture && { picture })}
                records={records}
                lang={languages[0]?.abbr ?? ''}
                part={fields}
              />
            </Paper>
          </section>
        ))}
    </>
  );
}

type Part<Saved> = { label: string; fields: ListFields; records: Saved[] };

/** The parts of a list, in the order of their first records. A list without parts is a single part. */
function partsOf<Saved extends RecordBase>(
  records: readonly Saved[],
  partOf: RecordListDefinition<Saved>['partOf'] = () => ({ label: '', fields: {} }),
): Part<Saved>[] {
  const parts = new Map<string, Part<Saved>>();
  for (const record of records) {
    const { label, fields } = partOf(record);
    const part = parts.get(label) ?? { label, fields, records: [] };
    part.records.push(record);
    parts.set(label, part);
  }
  return [...parts.values()];
}
