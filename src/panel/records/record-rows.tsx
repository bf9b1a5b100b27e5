import { Text } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import type { RecordBase } from '#shared/schema/record.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { noticeReordered, showReorderFailure } from '#panel/feedback/notices.tsx';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { recordName, type RecordListDefinition } from './record-definition.ts';
import classes from '#panel/sorting/sort-list.module.css';

type RecordRowsProps<Saved extends RecordBase> = Pick<RecordListDefinition<Saved>, 'calls' | 'picture'> & {
  records: readonly Saved[];
  lang: string;
  /** Fields that identify the part of the list, if the list has parts. */
  part?: Fields | undefined;
  /** Renders the end of a row. The function must be memoized. */
  end?: (record: Saved) => ReactNode;
};

const keyOf = ({ id }: RecordBase) => String(id);

/** Rows of records that staff sort by mouse, touch, keyboard or position number. */
export function RecordRows<Saved extends RecordBase>(props: RecordRowsProps<Saved>) {
  const { calls, picture, records, lang, part, end } = props;
  const draw = useCallback(
    (record: Saved, index: number, handle: ReactNode) => (
      <div className={classes.line}>
        <span className={classes.handles}>{handle}</span>
        <span className={classes.position}>{index + 1}</span>
        {picture?.(record)}
        <Text fw={500} className={classes.name}>
          {recordName(record, lang)}
        </Text>
        {end?.(record)}
      </div>
    ),
    [picture, lang, end],
  );
  return (
    <SortableRows
      items={records}
      itemKey={keyOf}
      itemLabel={(record) => recordName(record, lang)}
      onSort={(keys) => {
        calls.order(keys.map(Number), part).then(noticeReordered, showReorderFailure);
      }}
      className={classes.rows}
      itemClassName={classes.row}
      hasPositions
      isLocked={records.length < 2}
    >
      {draw}
    </SortableRows>
  );
}
