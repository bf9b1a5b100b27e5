import { SegmentedControl, Text } from '@mantine/core';
import type { Import, ImportRowResult } from '../import.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { ListPaging } from '#panel/list/list-paging.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { CopyProblems } from './copy-problems.tsx';
import { ConfirmAll, ConfirmButton } from './import-proposals.tsx';
import { ImportRowItem } from './import-row-item.tsx';
import { countOf, resultTabs } from './import-words.ts';
import { useImportRows } from './imports.api.ts';
import { RepeatedProblems } from './repeated-problems.tsx';
import classes from './imports.module.css';

/** The results in reading order: first the rows that need work. Unchanged rows are only counted. */
const listed: readonly ImportRowResult[] = ['proposed', 'problem', 'kept', 'update', 'create'];

/** Lists the rows of an import by result, each with its changes or its problems. */
export function ImportRowList({ imported }: { imported: Import }) {
  const filter = useListFilter(['show']);
  const present = listed.filter((result) => countOf(imported.counts, result) > 0);
  const shown = present.find((result) => result === filter.values.show) ?? present[0] ?? 'update';
  const { data, error, refetch, isPlaceholderData } = useImportRows(imported, {
    page: filter.page,
    result: shown,
  });
  return (
    <section className={classes.rows} aria-label="Satırlar">
      <div className={classes.rowTools}>
        {present.length > 1 ? (
          <SegmentedControl
            aria-label="Gösterilen satırlar"
            value={shown}
            onChange={(result) => filter.setFilter('show', result)}
            data={present.map((result) => ({
              value: result,
              label: `${resultTabs[result]} ${formatNumber(countOf(imported.counts, result))}`,
            }))}
            className={classes.segments}
          />
        ) : (
          <Text fw={600} component="h2">
            {resultTabs[shown]}
          </Text>
        )}
        {shown === 'problem' && <CopyProblems imported={imported} />}
        {shown === 'proposed' && imported.state === 'checked' && <ConfirmAll imported={imported} />}
      </div>
      {shown === 'problem' && <RepeatedProblems imported={imported} />}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <ol className={classes.rowList} data-stale={isPlaceholderData || undefined}>
          {data.data.map((row) => (
            <ImportRowItem
              key={row.position}
              row={row}
              hasSheet={imported.kind !== 'pictures' && imported.kind !== 'grid'}
            >
              {row.is_proposal && imported.state === 'checked' && (
                <ConfirmButton importId={imported.id} row={row} />
              )}
            </ImportRowItem>
          ))}
        </ol>
      )}
      {data && <ListPaging page={filter.page} lastPage={data.last_page} onPage={filter.setPage} />}
    </section>
  );
}
