import { Accessibility } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import classes from './sortable-rows.module.css';

type SortableRowsProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Names an item for its handle, such as `Görsel 3`. */
  itemLabel: (item: Item, index: number) => string;
  onSort: (keys: string[]) => void;
  /** While this stays the same function, an item is drawn again only when it changes or moves. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  className?: string | undefined;
  itemClassName?: string | undefined;
};

/** A list whose items are put in order by mouse, touch and keyboard; the only place that knows dnd-kit. */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { items, itemKey, itemLabel, onSort, children, className, itemClassName } = props;
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), turkish]}
      onDragEnd={(event) => {
        const keys = items.map(itemKey);
        const sorted = event.canceled ? keys : move(keys, event);
        if (sorted.some((key, index) => key !== keys[index])) onSort(sorted);
      }}
    >
      <ul className={className}>
        {items.map((item, index) => (
          <SortableItem
            key={itemKey(item)}
            id={itemKey(item)}
            item={item}
            index={index}
            label={itemLabel(item, index)}
            className={itemClassName}
            draw={children as Draw}
          />
        ))}
      </ul>
    </DragDropProvider>
  );
}

type Draw = (item: unknown, index: number, handle: ReactNode) => ReactNode;

type SortableItemProps = {
  id: string;
  item: unknown;
  index: number;
  label: string;
  className: string | undefined;
  draw: Draw;
};

const SortableItem = memo(function SortableItem(props: SortableItemProps) {
  const { id, item, index, label, className, draw } = props;
  const { ref, handleRef, isDragSource } = useSortable({ id, index, data: { label } });
  return (
    <li ref={ref} className={className} data-dragged={isDragSource || undefined}>
      {draw(
        item,
        index,
        <ActionIcon
          ref={handleRef}
          variant="default"
          size="md"
          className={classes.handle}
          aria-label={`${label}: taşı`}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>,
      )}
    </li>
  );
});

type DragEvent = { operation: { source: unknown }; canceled?: boolean };
type DragSource = { data: { label?: string }; sortable?: { index: number } } | null;

const nameOf = ({ operation }: DragEvent) => (operation.source as DragSource)?.data.label ?? '';
const placeOf = ({ operation }: DragEvent) => ((operation.source as DragSource)?.sortable?.index ?? 0) + 1;

const turkish = Accessibility.configure({
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
