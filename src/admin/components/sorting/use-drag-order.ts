import type { DragDropEventHandlers } from '@dnd-kit/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The dragged item, the order as it would be after a drop now, and the item last hovered. */
type Drag = { key: string; order: string[]; target: string };
type Target = { id: string | number } | null;

/**
 * The order of a list while one item is dragged. It lives in React state, because dnd-kit would move
 * elements that a virtual list has not drawn.
 */
export function useDragOrder(keys: string[], onDrop: (key: string, position: number) => void) {
  const [shown, setShown] = useState<Drag>();
  // Key presses come faster than React renders, so the handlers read the latest drag from here.
  const latest = useRef<Drag>(undefined);
  const show = (next: Drag | undefined) => {
    latest.current = next;
    setShown(next);
  };
  const hover = (target: Target) => {
    if (latest.current) show(dragOver(latest.current, target));
  };
  const handlers = {
    onDragStart: ({ operation: { source } }) => {
      if (source) show({ key: String(source.id), order: keys, target: String(source.id) });
    },
    onDragOver: (event) => {
      event.preventDefault();
      hover(event.operation.target);
    },
    onDragEnd: ({ canceled, operation: { target } }) => {
      hover(target);
      const drag = latest.current;
      // dnd-kit calls this inside a transition; without the flush a busy page shows the order before the drop.
      flushSync(() => {
        show(undefined);
        if (drag && !canceled) onDrop(drag.key, drag.order.indexOf(drag.key) + 1);
      });
    },
  } satisfies Partial<DragDropEventHandlers>;
  return { order: shown?.order ?? keys, draggedKey: shown?.key, handlers };
}

/** Moves the dragged item to the position of the item under it, once for each item that it reaches. */
function dragOver(drag: Drag, target: Target): Drag {
  const id = target === null ? drag.target : String(target.id);
  if (id === drag.target) return drag;
  const position = drag.order.indexOf(id);
  if (id === drag.key || position < 0) return { ...drag, target: id };
  const others = drag.order.filter((key) => key !== drag.key);
  return { ...drag, target: id, order: others.toSpliced(position, 0, drag.key) };
}
