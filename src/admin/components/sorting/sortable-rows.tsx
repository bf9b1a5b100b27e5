import { DragDropProvider } from '@dnd-kit/react';
import { Accessibility } from '@dnd-kit/dom';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { turkishAnnouncements } from './sortable-announcements.ts';
import { SortableItem, type Draw } from './sortable-item.tsx';
import { useVisibleRange } from './visible-range.ts';
import classes from './sortable-rows.module.css';

/** One item that went to another place, counted from 1. */
export type Moved = { key: string; position: number };

type SortableRowsProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Names an item for its handle, such as `Görsel 3`. */
  itemLabel: (item: Item, index: number) => string;
  onSort: (keys: string[], moved: Moved) => void;
  /** While this stays the same function, an item is drawn again only when it changes or moves. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Height of every row in CSS pixels: then the list scrolls in a box of its own and only what is seen is drawn. */
  rowHeight?: number;
  /** A field "Sıraya taşı…" beside the handle. */
  hasPositions?: boolean;
  /** The order cannot be changed now, as while a list shows a part of its items. */
  isLocked?: boolean;
};

/**
 * A list whose items are put in order by mouse, touch and keyboard, or by the number of a place: the one
 * component for every order, and the only place that knows dnd-kit. While something is dragged the rows
 * follow in React's own state: dnd-kit would move elements that a long list has not drawn.
 */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { items, itemKey, itemLabel, onSort, children, className, itemClassName, rowHeight } = props;
  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const byKey = useMemo(() => new Map(items.map((item) => [itemKey(item), item])), [items, itemKey]);
  const [dragged, setDragged] = useState<Drag>();
  // Keys come faster than React draws: what is true now stands here.
  const drag = useRef<Drag>(undefined);
  const show = (next: Drag | undefined) => {
    drag.current = next;
    setDragged(next);
  };
  const over = (target: Target) => {
    if (drag.current) show(draggedOver(drag.current, target));
  };
  const shown = dragged?.order ?? keys;
  const box = useRef<HTMLDivElement>(null);
  const { start, end } = useVisibleRange(box, { count: shown.length, rowHeight });
  const moveTo = (key: string, position: number) => {
    const sorted = keys.filter((other) => other !== key).toSpliced(position - 1, 0, key);
    if (sorted.some((other, index) => other !== keys[index])) onSort(sorted, { key, position });
  };

  const drawItem = (key: string, index: number) => {
    const item = byKey.get(key);
    if (item === undefined) return null;
    return (
      <SortableItem
        key={key}
        id={key}
        item={item}
        index={index}
        count={shown.length}
        label={itemLabel(item, index)}
        className={itemClassName}
        draw={children as Draw}
        isLocked={props.isLocked === true}
        onMove={props.hasPositions ? moveTo : undefined}
        rowHeight={rowHeight}
        isApart={index < start || index >= end}
      />
    );
  };
  const far = dragged && isOutside(shown.indexOf(dragged.key), { start, end }) ? dragged.key : undefined;
  const list = (
    <ul
      className={className}
      {...(rowHeight !== undefined && {
        style: {
          position: 'relative',
          paddingTop: start * rowHeight,
          paddingBottom: (shown.length - end) * rowHeight,
        },
      })}
    >
      {shown.slice(start, end).map((key, index) => drawItem(key, start + index))}
      {far !== undefined && drawItem(far, shown.indexOf(far))}
    </ul>
  );
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), turkishAnnouncements]}
      onDragStart={({ operation: { source } }) => {
        if (source) show({ key: String(source.id), order: keys, target: String(source.id) });
      }}
      onDragOver={(event) => {
        event.preventDefault();
        over(event.operation.target);
      }}
      onDragEnd={({ canceled, operation: { target } }) => {
        over(target);
        const last = drag.current;
        // dnd-kit calls from within a transition, which a busy page draws late: its rows would stand as before the drop.
        flushSync(() => {
          show(undefined);
          if (last && !canceled) moveTo(last.key, last.order.indexOf(last.key) + 1);
        });
      }}
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

/** What is dragged, the order as it would be now, and what it was last held over. */
type Drag = { key: string; order: string[]; target: string };
type Target = { id: string | number } | null;

/** The dragged one takes the place of what it is held over; once for each that it comes to. */
function draggedOver(drag: Drag, target: Target): Drag {
  const id = target === null ? drag.target : String(target.id);
  if (id === drag.target) return drag;
  const place = drag.order.indexOf(id);
  if (id === drag.key || place < 0) return { ...drag, target: id };
  const others = drag.order.filter((key) => key !== drag.key);
  return { ...drag, target: id, order: others.toSpliced(place, 0, drag.key) };
}

function isOutside(index: number, { start, end }: { start: number; end: number }): boolean {
  return index >= 0 && (index < start || index >= end);
}
