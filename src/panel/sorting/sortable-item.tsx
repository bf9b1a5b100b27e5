import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { MoveToPosition } from './move-to-position.tsx';
import classes from './sortable-rows.module.css';

export type RenderItem = (item: unknown, index: number, handle: ReactNode) => ReactNode;

type SortableItemProps = {
  id: string;
  item: unknown;
  index: number;
  count: number;
  label: string;
  className: string | undefined;
  render: RenderItem;
  isLocked: boolean;
  /** Adds the field "Sıraya taşı…" beside the handle. */
  onMove: ((id: string, position: number) => void) | undefined;
  rowHeight: number | undefined;
  /** True for a dragged item that is not among the visible rows of a virtual list. */
  isOutOfView: boolean;
};

export const SortableItem = memo(function SortableItem(props: SortableItemProps) {
  const { id, item, index, count, label, className, render, isLocked, onMove, rowHeight, isOutOfView } =
    props;
  const { ref, handleRef, isDragSource } = useSortable({ id, index, data: { label }, disabled: isLocked });
  const style = isOutOfView
    ? ({ position: 'absolute', insetInline: 0, top: index * (rowHeight ?? 0) } as const)
    : {};
  return (
    <li
      ref={ref}
      className={className}
      data-dragged={isDragSource || undefined}
      {...(rowHeight !== undefined && {
        'aria-setsize': count,
        'aria-posinset': index + 1,
        style: { height: rowHeight, ...style },
      })}
    >
      {render(
        item,
        index,
        <>
          <ActionIcon
            ref={handleRef}
            variant="default"
            size="md"
            className={classes.handle}
            aria-label={`${label}: taşı`}
            disabled={isLocked}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
          {onMove && !isLocked && (
            <MoveToPosition
              label={label}
              position={index + 1}
              count={count}
              onMove={(position) => onMove(id, position)}
            />
          )}
        </>,
      )}
    </li>
  );
}, isSameItem);

/**
 * Whether an item can skip a render. Only the field "Sıraya taşı…" and the ARIA attributes of a virtual list
 * depend on the length of the list.
 */
function isSameItem(before: SortableItemProps, now: SortableItemProps): boolean {
  const needsCount = now.onMove !== undefined || now.rowHeight !== undefined;
  const names = Object.keys(now) as (keyof SortableItemProps)[];
  return names.every((name) => Object.is(before[name], now[name]) || (name === 'count' && !needsCount));
}
