/** How far an arrow key moves an item of a list or of a grid with `columns`; undefined: not at all. */
export function stepOf(code: string, columns: number): number | undefined {
  if (code === 'ArrowUp') return -columns;
  if (code === 'ArrowDown') return columns;
  if (columns > 1 && code === 'ArrowLeft') return -1;
  if (columns > 1 && code === 'ArrowRight') return 1;
  return undefined;
}

/** The order with `key` moved by `step` places; a step past either end moves nothing. */
export function moveByStep(order: readonly string[], key: string, step: number): string[] {
  const others = order.filter((other) => other !== key);
  const position = order.indexOf(key) + step;
  return position < 0 || position > others.length ? [...order] : others.toSpliced(position, 0, key);
}

/** The number of columns in which CSS lays out a list. */
export function columnsOf(list: Element | null | undefined): number {
  if (!list) return 1;
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
