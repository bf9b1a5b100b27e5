/**
 * Edit screens have no id in their address. Session storage holds the record, separately for each tab
 * (docs/product.md, "Browser storage").
 */
export type RecordKind = 'contracts' | 'products';

export function chooseRecord(kind: RecordKind, id: number): void {
  sessionStorage.setItem(`chosen_${kind}`, String(id));
}

export function chosenRecord(kind: RecordKind): number | null {
  const id = Number(sessionStorage.getItem(`chosen_${kind}`));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
