import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Additional rows on each side of the visible ones, so that the keyboard can reach the next row. */
const overscan = 8;

/** The rows to render (`end` exclusive), and the space before and after them in CSS pixels. */
export type VisibleRows = { start: number; end: number; spaceBefore: number; spaceAfter: number };

/** The rows that are visible in the scroll box of a long list; without a row height all rows. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number | undefined },
): VisibleRows {
  const virtualizer = useVirtualizer({
    count,
    overscan,
    enabled: rowHeight !== undefined,
    estimateSize: () => rowHeight ?? 0,
    getScrollElement: () => box.current,
    initialRect: { width: 0, height: 800 },
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  if (rowHeight === undefined) return { start: 0, end: count, spaceBefore: 0, spaceAfter: 0 };
  if (!first || !last) return { start: 0, end: 0, spaceBefore: 0, spaceAfter: 0 };
  return {
    start: first.index,
    end: last.index + 1,
    spaceBefore: first.start,
    spaceAfter: virtualizer.getTotalSize() - last.end,
  };
}
