/**
 * Edit screens carry no id in their address: the item that was chosen in a list is kept in session
 * storage, so that each tab edits its own (design.md §6).
 */
export type ItemKind = 'products';

export function chooseItem(kind: ItemKind, id: number): void {
  sessionStorage.setItem(`chosen_${kind}`, String(id));
}

export function chosenItem(kind: ItemKind): number | null {
  const id = Number(sessionStorage.getItem(`chosen_${kind}`));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
