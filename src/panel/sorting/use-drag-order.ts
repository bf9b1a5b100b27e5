import type { DragDropEventHandlers } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnsOf, moveByStep, stepOf } from './keyboard-steps.ts';

/** The dragged item, the order that a drop would give now, and the item that the pointer was over last. */
type Drag = { key: string; order: string[]; target: string };
/** In milliseconds: longer than the frame in which dnd-kit puts the row back. */
const afterDrag = 30;

type Target = { id: string | number } | null;
type Manager = Parameters<NonNullable<DragDropEventHandlers['onBeforeDragStart']>>[1];

/**
 * The order of a list while an item is dragged. React keeps this order, because dnd-kit would move elements
 * in the DOM that a virtual list has not rendered.
 */
export function useDragOrder(keys: string[], onDrop: (key: string, position: number) => void) {
  const [shown, setShown] = useState<Drag>();
  // This is the latest drag, because keys can arrive faster than React renders.
  const latest = useRef<Drag>(undefined);
  const stopListening = useRef<() => void>(undefined);
  const show = (next: Drag | undefined) => {
    latest.current = next;
    setShown(next);
  };
  const hover = (target: Target) => {
    if (latest.current) show(dragOver(latest.current, target));
  };
  const step = (event: KeyboardEvent, manager: Manager) => {
    const drag = latest.current;
    const { source } = manager.dragOperation;
    const by = stepOf(event.code, columnsOf(source?.element?.parentElement));
    if (!drag || by === undefined) return;
    // dnd-kit would ignore keys that arrive before the previous step is rendered, so this handler replaces
    // its own.
    event.preventDefault();
    event.stopImmediatePropagation();
    latest.current = { ...drag, order: moveByStep(drag.order, drag.key, by) };
    if (manager.dragOperation.status.dragging) showStep(manager);
  };
  const showStep = (manager: Manager) => {
    const drag = latest.current;
    if (!drag) return;
    flushSync(() => setShown(drag));
    follow(manager, drag);
  };
  const handlers = {
    onBeforeDragStart: ({ operation: { source, activatorEvent } }, manager) => {
      if (!source) return;
      latest.current = { key: String(source.id), order: keys, target: String(source.id) };
      if (!(activatorEvent instanceof KeyboardEvent)) return;
      const listen = (event: KeyboardEvent) => step(event, manager);
      document.addEventListener('keydown', listen, { capture: true });
      stopListening.current = () => document.removeEventListener('keydown', listen, { capture: true });
    },
    onDragStart: (_, manager) => {
      const isMoved = latest.current?.order.some((key, index) => key !== keys[index]);
      if (isMoved) showStep(manager);
      else show(latest.current);
    },
    onDragOver: (event) => {
      event.preventDefault();
      if (!stopListening.current) hover(event.operation.target);
    },
    onDragEnd: ({ canceled, operation: { target } }, manager) => {
      if (stopListening.current) stopListening.current();
      else hover(target);
      stopListening.current = undefined;
      const drag = latest.current;
      // dnd-kit calls this inside a transition; without the flush, a busy page would show the old order for a
      // moment.
      flushSync(() => {
        show(undefined);
        if (drag && !canceled) onDrop(drag.key, drag.order.indexOf(drag.key) + 1);
      });
      if (drag) setTimeout(() => giveBackFocus(manager, drag.key), afterDrag);
    },
  } satisfies Partial<DragDropEventHandlers>;
  return { order: shown?.order ?? keys, draggedKey: shown?.key, handlers };
}

/**
 * Moves the dragged item to the position of the item under the pointer, once for each item that the pointer
 * enters.
 */
function dragOver(drag: Drag, target: Target): Drag {
  const id = target === null ? drag.target : String(target.id);
  if (id === drag.target) return drag;
  const position = drag.order.indexOf(id);
  if (id === drag.key || position < 0) return { ...drag, target: id };
  const others = drag.order.filter((key) => key !== drag.key);
  return { ...drag, target: id, order: others.toSpliced(position, 0, drag.key) };
}

/** A row that changes its place in the document loses the focus; it returns to the row's handle. */
function giveBackFocus({ registry }: Manager, key: string): void {
  const handle = registry.draggables.get(key)?.handle;
  if (document.activeElement === document.body && handle instanceof HTMLElement)
    handle.focus({ preventScroll: true });
}

/** Moves the dragged element to its new place, and lets dnd-kit announce this place. */
function follow({ actions, dragOperation, renderer }: Manager, { key, order }: Drag): void {
  const position = order.indexOf(key);
  void actions.setDropTarget(order[position - 1] ?? order[position + 1]);
  void actions.setDropTarget(key);
  void renderer.rendering.then(() => {
    const { source } = dragOperation;
    const place = source && isSortable(source) ? source.sortable.target : undefined;
    if (!place) return;
    place.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = place.getBoundingClientRect();
    actions.move({ to: { x: left + width / 2, y: top + height / 2 }, propagate: false });
  });
}
