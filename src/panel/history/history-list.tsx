import { Pagination, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry } from '#shared/schema/history.ts';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { pageLabels } from '#panel/list/list-paging.tsx';
import classes from './history.module.css';

type AnyEntry = Omit<HistoryEntry<unknown>, 'action' | 'before' | 'after'> & { action: string };

type HistoryListProps<Entry> = {
  query: {
    data: Paged<Entry> | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** The name of an action, such as “Değiştirildi”. */
  nameOf?: (entry: Entry) => string;
  /** Renders what the entry changed; `isLatest` is true for the newest entry of all pages. */
  children: (entry: Entry, isLatest: boolean) => ReactNode;
};

const actions: Readonly<Record<string, string>> = {
  create: 'Oluşturuldu',
  update: 'Değiştirildi',
  delete: 'Silindi',
  restore: 'Geri alındı',
  order: 'Sıralandı',
} satisfies Record<HistoryEntry<unknown>['action'], string>;

export const actionName = ({ action }: AnyEntry) => actions[action] ?? action;

/**
 * A page of history entries, the latest first. Each shows the action, the user, the time and what `children`
 * renders.
 */
export function HistoryList<Entry extends AnyEntry>(props: HistoryListProps<Entry>) {
  const { query, page, onPage, nameOf = actionName, children } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<IconHistory size={28} stroke={1.5} aria-hidden />}
        title="Henüz değişiklik yok"
        text="Bundan sonraki her değişiklik burada kim, ne zaman ve ne değiştirdi diye görünür."
      />
    );
  return (
    <div className={classes.history} data-stale={isPlaceholderData || undefined}>
      <ol className={classes.entries} reversed start={data.total - (page - 1) * data.per_page}>
        {data.data.map((entry, index) => (
          <li key={entry.id} className={classes.entry} data-action={entry.action}>
            <EntryHead
              name={nameOf(entry)}
              entry={entry}
              isSameBatch={isSameBatch(entry, data.data[index + 1])}
            />
            {children(entry, page === 1 && index === 0)}
          </li>
        ))}
      </ol>
      {data.last_page > 1 && (
        <Pagination total={data.last_page} value={page} onChange={onPage} size="sm" {...pageLabels} />
      )}
    </div>
  );
}

type EntryHeadProps = { name: string; entry: AnyEntry; isSameBatch: boolean };

function EntryHead({ name, entry: { actor, at }, isSameBatch }: EntryHeadProps) {
  return (
    <div className={classes.head}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {actor?.name ?? 'Program'}
        {' · '}
        <time dateTime={at} title={formatInstant(at)}>
          {relativeTime(at, new Date())}
        </time>
        {isSameBatch && ' · aşağıdakiyle tek işlemde'}
      </Text>
    </div>
  );
}

function isSameBatch({ batch }: AnyEntry, older?: AnyEntry): boolean {
  return batch !== null && older?.batch === batch;
}
