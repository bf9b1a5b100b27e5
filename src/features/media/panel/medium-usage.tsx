import { Anchor, Pagination, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MediumUse } from '#shared/schema/media.ts';
import { LoadError } from '#panel/feedback/load-states.tsx';
import { pageLabels } from '#panel/list/list-paging.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { useMediumUsage } from '#panel/media/media.api.ts';
import { recordLink } from '#panel/navigation/record-link.ts';
import classes from './media-library.module.css';

/** Lists where a medium is used, with links to the screens that change these places. */
export function MediumUsage({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMediumUsage(id, page);
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  return (
    <section aria-labelledby="medium-usage">
      <Text fw={600} size="sm" component="h3" id="medium-usage" className={classes.heading}>
        {data.total === 0 ? 'Hiçbir yerde kullanılmıyor' : `${formatNumber(data.total)} yerde kullanılıyor`}
      </Text>
      <ul className={classes.uses}>
        {data.data.map((use) => (
          <li key={`${use.entity} ${use.entity_id} ${use.place} ${use.name}`}>
            <UseName use={use} />
            <Text size="xs" c="dimmed">
              {use.kind} · {use.place}
              {use.deleted_at !== null && ' · silinmiş, geri alınabilir'}
            </Text>
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination size="sm" total={data.last_page} value={page} onChange={setPage} {...pageLabels} />
      )}
    </section>
  );
}

function UseName({ use }: { use: MediumUse }) {
  if (use.deleted_at !== null) return <span>{use.name}</span>;
  return (
    <Anchor component={Link} underline="always" to={recordLink(use.resource, use.entity_id)}>
      {use.name}
    </Anchor>
  );
}
