import { DragDropProvider } from '@dnd-kit/react';
import { Accessibility } from '@dnd-kit/dom';
import { useMemo, useRef, type ReactNode } from 'react';
import { SortableItem, type RenderItem } from './sortable-item.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import classes from './sortable-rows.module.css';

type DragEvent = { operation: { source: unknown }; canceled?: boolean };
type DragSource = { data: { label?: string }; sortable?: { index: number } } | null;

const nameOf = ({ operation }: DragEvent) => (operation.source as DragSource)?.data.label ?? '';
const placeOf = ({ operation }: DragEvent) => ((operation.source as DragSource)?.sortable?.index ?? 0) + 1;

const turkishAnnouncements = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      'Taşımak için boşluk tuşuna basın, ok tuşlarıyla yerini değiştirin, boşluk tuşuyla bırakın. Vazgeçmek için Escape tuşuna basın.',
  },
  announcements: {
    dragstart: (event: DragEvent) => `${nameOf(event)} alındı.`,
    dragover: (event: DragEvent) => `${nameOf(event)}, ${placeOf(event)}. sırada.`,
    dragend: (event: DragEvent) =>
      event.canceled
        ? `${nameOf(event)} yerine döndü.`
        : `${nameOf(event)}, ${placeOf(event)}. sıraya bırakıldı.`,
  },
});

/** An item that was moved, with its new position from 1. */
export type Move = { key: string; position: number };

type SortableRowsProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The accessible name of an item's handle, such as `Görsel 3`. */
  itemLabel: (item: Item, index: number) => string;
  onSort: (keys: string[], move: Move) => void;
  /** Renders an item. The function must be memoized, so that only changed and moved items render again. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /**
   * The height of every row in CSS pixels. With it the list is virtual: a scroll box that renders only
   * visible rows.
   */
  rowHeight?: number;
  /** Adds the field "Sıraya taşı…" beside each handle. */
  hasPositions?: boolean;
  /** True if the order cannot be changed now, for example because the list is filtered. */
  isLocked?: boolean;
};

/**
 * A list that staff sort by mouse, touch, keyboard or position number. Every sortable list uses it, and only
 * this folder imports dnd-kit.
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
