import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ImportChange, ImportProblem, ImportRow } from '../import.ts';
import { FieldDifference } from '#panel/history/field-difference.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { recordLink } from '#panel/navigation/record-link.ts';
import { ProblemWords } from './problem-words.tsx';
import classes from './imports.module.css';

/** A new row shows this many cells and folds the others, unless only a few would be folded. */
const shownCells = 6;
const fewCells = 2;

type ImportRowItemProps = {
  row: ImportRow;
  /** Whether the row has a number in a file, which helps staff to find it. */
  hasSheet: boolean;
  children?: ReactNode;
};

/** Shows one row: its article, and its changed cells or its problems. */
export function ImportRowItem({ row, hasSheet, children }: ImportRowItemProps) {
  const { position, result, code, name, product_id: id, changes, problems, note } = row;
  const isLong = result === 'create' && changes.length > shownCells + fewCells;
  const first = isLong ? changes.slice(0, shownCells) : changes;
  const rest = changes.slice(first.length);
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        {id === null || code === '' ? (
          <strong className={classes.code}>{code || '(kodsuz)'}</strong>
        ) : (
          <Anchor component={Link} to={recordLink('products', id)} className={classes.code} fw={600}>
            {code}
          </Anchor>
        )}
        <span className={classes.rowName}>{name}</span>
        {hasSheet && (
          <Text size="xs" c="dimmed" component="span" className={classes.position}>
            Satır {formatNumber(position)}
          </Text>
        )}
        {children}
      </div>
      {note !== '' && (
        <Text size="sm" c="dimmed" mt={6} className={classes.wrap}>
          {note}
        </Text>
      )}
      {problems.length > 0 && <Problems problems={problems} hasSheet={hasSheet} />}
      {first.length > 0 && <Changes changes={first} isNew={result === 'create'} />}
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{formatNumber(rest.length)} hücre daha</summary>
          <Changes changes={rest} isNew />
        </details>
      )}
    </li>
  );
}

type ProblemsProps = { problems: readonly ImportProblem[]; hasSheet: boolean };

/** Without a sheet the place of a problem is the name of a file, which needs a line of its own. */
function Problems({ problems, hasSheet }: ProblemsProps) {
  return (
    <ul className={classes.problems} data-in-files={!hasSheet || undefined}>
      {problems.map(({ cell, column, message }) => (
        <li key={`${cell} ${column} ${message}`}>
          {cell !== '' && <code>{cell}</code>}
          <ProblemWords column={column} message={message} />
        </li>
      ))}
    </ul>
  );
}

function Changes({ changes, isNew }: { changes: readonly ImportChange[]; isNew: boolean }) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            {isNew ? after : <FieldDifference before={before} after={after} isWritten lang={undefined} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
