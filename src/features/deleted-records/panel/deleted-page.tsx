import { Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { DeletedRecordsOfAllKinds, type DeletedRecordOfAKind } from '#shared/schema/deleted-record.ts';
import { read } from '#panel/api/client.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { RestoreButton } from '#panel/list/restore-button.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { formatDate, formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import classes from './deleted-page.module.css';

/** Lists records of all kinds that were deleted in the last 30 days, for users who may restore them. */
export function DeletedPage() {
  const filter = useListFilter(['resource']);
  const { resource } = filter.values;
  const query = { resource, page: filter.page };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['deleted', query],
    queryFn: () => read(DeletedRecordsOfAllKinds, '/deleted', query),
    placeholderData: keepPreviousData,
  });
  // The last record of this page may have been restored.
  if (data && !isPlaceholderData && filter.page > data.last_page) filter.setPage(data.last_page);
  return (
    <ListPage
      title="Silinenler"
      note={data && `${formatNumber(data.total)} kayıt · Silinen her kayıt 30 gün boyunca geri alınabilir.`}
      filters={
        data && (
          <Select
            aria-label="Tür"
            placeholder="Tüm türler"
            data={data.kinds.map((one) => ({ value: one.resource, label: one.kind }))}
            value={resource || null}
            onChange={(chosen) => filter.setFilter('resource', chosen ?? '')}
            clearable
            clearButtonProps={{ 'aria-label': 'Tür filtresini kaldır' }}
          />
        )
      }
      columns={columns}
      rows={data?.data}
      rowKey={(record) => `${record.resource}/${record.id}`}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
      empty={{
        title: 'Silinmiş kayıt yok',
        text: 'Silinen her kayıt 30 gün boyunca burada durur ve geri alınabilir.',
        icon: <IconTrash size={28} stroke={1.5} aria-hidden />,
      }}
    />
  );
}

const columns: Column<DeletedRecordOfAKind>[] = [
  {
    key: 'name',
    header: 'Kayıt',
    render: (record) => (
      <div className={classes.record}>
        <Thumbnail picture={record.image} size={48} />
        <div className={classes.texts}>
          <Text size="sm" fw={550}>
            {record.name}
          </Text>
          <Text size="xs" c="dimmed">
            {[record.kind, record.detail].filter(Boolean).join(' · ')}
          </Text>
          <div className={classes.phone}>
            <Deleted record={record} />
          </div>
        </div>
      </div>
    ),
  },
  {
    key: 'deleted',
    header: 'Silindi',
    from: 'tablet',
    width: 260,
    render: (record) => <Deleted record={record} />,
  },
  {
    key: 'restore',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 112,
    render: (record) => <RestoreButton path={`/${record.resource}`} record={record} />,
  },
];

/**
 * Says when the record was deleted, by which user (unless the program did it), and until when it can be
 * restored.
 */
function Deleted({ record: { deleted_at: at, deleted_by: name, restorable_until } }: DeletedProps) {
  return (
    <Text size="xs" c="dimmed">
      <time dateTime={at} title={formatInstant(at)}>
        {relativeTime(at, new Date())}
      </time>
      {name !== null && ` · ${name}`}
      <br />
      Son gün: {formatDate(restorable_until)}
    </Text>
  );
}
type DeletedProps = { record: DeletedRecordOfAKind };
