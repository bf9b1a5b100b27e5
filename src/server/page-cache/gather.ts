/**
 * Hands on together what comes in one turn of the event loop, when all of it is there: whatever `handle`
 * reads first is read after the last of them came.
 */
export function gather<Item>(handle: (items: readonly Item[]) => void): (item: Item) => void {
  let gathered: Item[] = [];
  const handOn = (): void => {
    const items = gathered;
    gathered = [];
    handle(items);
  };
  return (item) => {
    if (gathered.length === 0) setImmediate(handOn);
    gathered.push(item);
  };
}
