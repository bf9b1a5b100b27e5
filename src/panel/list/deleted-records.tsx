import { Anchor, Pagination, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeletedRecords, type DeletedRecord } from '#shared/schema/deleted-record.ts';
import { read } from '#panel/api/client.ts';
import { formatDate } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { pageLabels } from './list-paging.tsx';
import { RestoreButton } from './restore-button.tsx';
import classes from './deleted-records.module.css';
import rowList from './row-list.module.css';

type DeletedRecordsProps = {
  /** The API path of the records, such as `/products`. */
  path: string;
  title: string;
  hasPictures?: boolean;
};

/** The link "Silinenler", which opens a list of the deleted records that can still be restored. */
export function DeletedRecordsLink(props: DeletedRecordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" className={classes.link} onClick={() => setIsOpen(true)}>
        Silinenler
      </Anchor>
      <SideDrawer title={props.title} isOpen={isOpen} onClose={() => setIsOpen(false)} size={480}>
        <DeletedList {...props} />
      </SideDrawer>
    </>
  );
}

function DeletedList({ path, hasPictures = false }: DeletedRecordsProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['deleted', path, page],
    queryFn: () => read(DeletedRecords, `${path}/deleted`, { page }),
    placeholderData: keepPreviousData,
  });
  // The last record of this page may have been restored.
  if (data && page > data.last_page) setPage(data.last_page);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<IconTrash size={28} stroke={1.5} aria-hidden />}
        title="Silinmiş kayıt yok"
        text="Silinen her kayıt 30 gün boyunca burada durur ve geri alınabilir."
      />
    );
  return (
    <div className={rowList.list}>
      <Text c="dimmed" size="sm">
        Silinen kayıtlar 30 gün boyunca geri alınabilir. Geri alınan kayıt listenin başına gelir.
      </Text>
      <ul className={rowList.rows}>
        {data.data.map((record) => (
          <li key={record.id} className={rowList.row}>
            {hasPictures && <Thumbnail picture={record.image} size={44} />}
            <Record path={path} record={record} />
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination total={data.last_page} value={page} onChange={setPage} size="sm" {...pageLabels} />
      )}
    </div>
  );
}

function Record({ path, record }: { path: string; record: DeletedRecord }) {
  return (
    <>
      <div className={rowList.name}>
        <Text fw={550}>{record.name}</Text>
        {record.detail !== '' && (
          <Text size="xs" c="dimmed">
            {record.detail}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          <span className={classes.time}>Silindi: {relativeTime(record.deleted_at, new Date())}</span>
          {' · '}
          <span className={classes.time}>Son gün: {formatDate(record.restorable_until)}</span>
        </Text>
      </div>
      <RestoreButton path={path} record={record} />
    </>
  );
}
