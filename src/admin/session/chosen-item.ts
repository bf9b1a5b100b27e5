/**
 * Edit screens have no id in their address. Session storage holds the record, separately for each tab
 * (docs/product.md, "Browser storage").
 */
export type ItemKind = 'products';

export function chooseItem(kind: ItemKind, id: number): void {
  sessionStorage.setItem(`chosen_${kind}`, String(id));
}

export function chosenItem(kind: ItemKind): number | null {
  const id = Number(sessionStorage.getItem(`chosen_${kind}`));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
