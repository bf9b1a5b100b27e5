import { Anchor, Text } from '@mantine/core';
import {
  IconFileSpreadsheet,
  IconPalette,
  IconPhoto,
  IconRuler2,
  IconTable,
  type Icon,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { Link } from 'react-router';
import type { Import, ImportKind, ImportState } from '../import.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { importLink } from './import-link.ts';
import { countsText, kindWords, stateWords } from './import-words.ts';
import classes from './imports.module.css';

const icons: Readonly<Record<ImportKind, Icon>> = {
  sheet: IconFileSpreadsheet,
  pictures: IconPhoto,
  grid: IconTable,
  sizes: IconRuler2,
  finishes: IconPalette,
};

export const importColumns: Column<Import>[] = [
  {
    key: 'name',
    header: 'Dosya',
    render: (one) => (
      <div className={classes.named}>
        {createElement(icons[one.kind], {
          size: 20,
          stroke: 1.5,
          className: classes.kindIcon,
          'aria-hidden': true,
        })}
        <div className={classes.texts}>
          <Anchor component={Link} to={importLink(one.id)} className={classes.link}>
            {one.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {`${kindWords[one.kind]} · ${one.source === '' ? '' : `Kaynak: ${one.source} · `}${summaryOf(one)}`}
          </Text>
          <div className={classes.phone}>
            <StateMark state={one.state} />
            <When {...one} />
          </div>
        </div>
      </div>
    ),
  },
  {
    key: 'state',
    header: 'Durum',
    from: 'tablet',
    width: 150,
    render: ({ state }) => <StateMark state={state} />,
  },
  { key: 'when', header: 'Yükleyen', from: 'tablet', width: 230, render: (one) => <When {...one} /> },
];

export function StateMark({ state }: { state: ImportState }) {
  return (
    <span className={classes.state} data-state={state}>
      {stateWords[state]}
    </span>
  );
}

/** The time of the upload and the user. */
export function When({ created_at: at, created_by: name }: Pick<Import, 'created_at' | 'created_by'>) {
  return (
    <Text size="xs" c="dimmed" component="span">
      {name && `${name} · `}
      <time dateTime={at} title={formatInstant(at)}>
        {relativeTime(at, new Date())}
      </time>
    </Text>
  );
}

/** The counts by result, or how many rows were checked so far. */
function summaryOf({ state, counts, message, rows_done: done }: Import): string {
  if (state === 'failed') return message;
  if (state === 'checking') return `${formatNumber(done)} satır denetlendi`;
  return countsText(counts);
}
