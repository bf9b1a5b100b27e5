import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { relativeTime } from '#panel/format/relative-time.ts';
import { paths } from '#shared/panel-paths.ts';
import { ChangeText } from './content-change.tsx';
import { useContentHistory } from './content-history.api.ts';

const shown = 6;

type RecentChangesProps = {
  classNames: Readonly<Record<'list' | 'row' | 'names' | 'when', string | undefined>>;
};

/** The last changes of all content, for the dashboard. */
export function RecentChanges({ classNames: classes }: RecentChangesProps) {
  const { data } = useContentHistory();
  const changes = data?.pages[0]?.data.slice(0, shown) ?? [];
  return (
    <>
      {data && changes.length === 0 && <Text c="dimmed">Henüz değişiklik yok.</Text>}
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.id} className={classes.row}>
            <div className={classes.names}>
              <ChangeText change={change} />
            </div>
            <time dateTime={change.at} className={classes.when}>
              {relativeTime(change.at, new Date())}
            </time>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`${paths.audit}?tab=history`} size="sm" underline="always">
        Tüm değişiklikler
      </Anchor>
    </>
  );
}
