import { DragDropProvider } from '@dnd-kit/react';
import { Accessibility } from '@dnd-kit/dom';
import { useMemo, useRef, type ReactNode } from 'react';
import { turkishAnnouncements } from './sortable-announcements.ts';
import { SortableItem, type RenderItem } from './sortable-item.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import classes from './sortable-rows.module.css';

/** One item that moved to another position, counted from 1. */
export type Move = { key: string; position: number };

type SortableRowsProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Names an item for its handle, such as `Görsel 3`. */
  itemLabel: (item: Item, index: number) => string;
  onSort: (keys: string[], move: Move) => void;
  /** Renders an item. Memoize it: with the same function only changed and moved items are rendered again. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Height of every row in CSS pixels. It makes the list virtual: a scroll box that draws only visible rows. */
  rowHeight?: number;
  /** Shows the field "Sıraya taşı…" beside the handle. */
  hasPositions?: boolean;
  /** The order cannot be changed now, for example because the list is filtered. */
  isLocked?: boolean;
};

/**
 * A list that people sort by mouse, touch, keyboard or position number. Every sortable list of the panel uses
 * it; only this folder knows dnd-kit.
 */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { items, itemKey, itemLabel, onSort, children, rowHeight } = props;
  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const byKey = useMemo(() => new Map(items.map((item) => [itemKey(item), item])), [items, itemKey]);
  const moveTo = (key: string, position: number) => {
    const sorted = keys.filter((other) => other !== key).toSpliced(position - 1, 0, key);
    if (sorted.some((other, index) => other !== keys[index])) onSort(sorted, { key, position });
  };
  const { order, draggedKey, handlers } = useDragOrder(keys, moveTo);
  const box = useRef<HTMLDivElement>(null);
  const { start, end, spaceBefore, spaceAfter } = useVisibleRows(box, { count: order.length, rowHeight });
  const isDrawn = (index: number) => index >= start && index < end;

  const renderItem = (key: string, index: number) => {
    const item = byKey.get(key);
    if (item === undefined) return null;
    return (
      <SortableItem
        key={key}
        id={key}
        item={item}
        index={index}
        count={order.length}
        label={itemLabel(item, index)}
        className={props.itemClassName}
        render={children as RenderItem}
        isLocked={props.isLocked === true}
        onMove={props.hasPositions ? moveTo : undefined}
        rowHeight={rowHeight}
        isOutOfView={!isDrawn(index)}
      />
    );
  };
  const draggedIndex = draggedKey === undefined ? -1 : order.indexOf(draggedKey);
  const list = (
    <ul
      className={props.className}
      {...(rowHeight !== undefined && {
        style: { position: 'relative', paddingTop: spaceBefore, paddingBottom: spaceAfter },
      })}
    >
      {order.slice(start, end).map((key, index) => renderItem(key, start + index))}
      {draggedKey !== undefined && !isDrawn(draggedIndex) && renderItem(draggedKey, draggedIndex)}
    </ul>
  );
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), turkishAnnouncements]}
      {...handlers}
    >
      {rowHeight === undefined ? (
        list
      ) : (
        <div ref={box} className={classes.box}>
          {list}
        </div>
      )}
    </DragDropProvider>
  );
}
