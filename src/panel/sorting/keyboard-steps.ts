/**
 * The number of places by which an arrow key moves an item in a list or in a grid with `columns`; undefined
 * for other keys.
 */
export function stepOf(code: string, columns: number): number | undefined {
  if (code === 'ArrowUp') return -columns;
  if (code === 'ArrowDown') return columns;
  if (columns > 1 && code === 'ArrowLeft') return -1;
  if (columns > 1 && code === 'ArrowRight') return 1;
  return undefined;
}

/** Moves `key` by `step` places. If that is past the start or the end, the order stays. */
export function moveByStep(order: readonly string[], key: string, step: number): string[] {
  const others = order.filter((other) => other !== key);
  const position = order.indexOf(key) + step;
  return position < 0 || position > others.length ? [...order] : others.toSpliced(position, 0, key);
}

/** The number of columns in a list's CSS layout. */
export function columnsOf(list: Element | null | undefined): number {
  if (!list) return 1;
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
