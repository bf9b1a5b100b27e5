import type { Column } from './list-row.tsx';
import { StateBadge, type PublicState } from './state-badge.tsx';

export function stateColumn<Row>(stateOf: (row: Row) => PublicState): Column<Row> {
  return {
    key: 'state',
    header: 'Durum',
    from: 'tablet',
    width: 120,
    render: (row) => <StateBadge state={stateOf(row)} />,
  };
}
