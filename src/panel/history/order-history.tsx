import { Text } from '@mantine/core';
import { useState } from 'react';
import { OrderHistoryPage } from '#shared/schema/history.ts';
import { useOrderHistory, type OrderQuery } from './history.api.ts';
import { HistoryDrawer } from './history-button.tsx';
import { HistoryList } from './history-list.tsx';
import { orderMoves, type Move } from './order-moves.ts';
import classes from './history.module.css';

type OrderHistoryProps = {
  /** The API path of the records, such as `/categories`. */
  path: string;
  /** Identifies one of several lists, for example the categories below one parent. */
  query?: OrderQuery;
  /** The name of the record to which the list belongs. With a name, the button is small enough for a row. */
  below?: string;
};

/** The button "Geçmiş" of a sort mode, which opens the history of the order. */
export function OrderHistoryButton({ below, ...list }: OrderHistoryProps) {
  return (
    <HistoryDrawer
      title={below === undefined ? 'Sıra Geçmişi' : `${below}: sıra geçmişi`}
      isSmall={below !== undefined}
    >
      {() => <OrderHistory {...list} />}
    </HistoryDrawer>
  );
}

function OrderHistory({ path, query = {} }: Omit<OrderHistoryProps, 'below'>) {
  const [page, setPage] = useState(1);
  const changes = useOrderHistory(OrderHistoryPage, path, { ...query, page });
  return (
    <HistoryList query={changes} page={page} onPage={setPage}>
      {({ before, after }) => <Moves moves={orderMoves(before ?? [], after ?? [])} words={byPosition} />}
    </HistoryList>
  );
}

type Named = { name: string };
type MovesProps<Item extends Named> = { moves: readonly Move<Item>[]; words: (move: Move<Item>) => string };

const shownMoves = 3;

/** Lists the moves: the first ones are visible, the others are collapsed. */
export function Moves<Item extends Named & { id: number }>({ moves, words }: MovesProps<Item>) {
  if (moves.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Sıra aynı kaldı.
      </Text>
    );
  const items = (some: readonly Move<Item>[]) =>
    some.map((move) => (
      <li key={move.item.id}>
        <strong>“{move.item.name || 'Silinmiş kayıt'}”</strong> {words(move)}
      </li>
    ));
  const rest = moves.slice(shownMoves);
  return (
    <>
      <ul className={classes.moves}>{items(moves.slice(0, shownMoves))}</ul>
      {rest.length > 0 && (
        <details className={classes.folded}>
          <summary>ve {rest.length} kayıt daha</summary>
          <ul className={classes.moves}>{items(rest)}</ul>
        </details>
      )}
    </>
  );
}

export function byPosition({ from, to }: Move<Named>): string {
  return `${from + 1}. sıradan ${to + 1}. sıraya`;
}

/** Describes a move by its distance, for a part of a list whose absolute positions are unknown. */
export function bySteps({ from, to }: Move<Named>): string {
  return from > to ? `${from - to} sıra yukarı` : `${to - from} sıra aşağı`;
}
