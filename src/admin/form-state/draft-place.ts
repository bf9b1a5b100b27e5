import { menu, isCurrent, isGroup, paths } from '../navigation.ts';
import { chosenRecord, chooseRecord, type RecordKind } from '../session/chosen-record.ts';

/** The screen on which a draft was written. */
export type DraftPlace = { path: string; chosen?: { kind: RecordKind; id: number } };

const kinds: Readonly<Record<string, RecordKind>> = {
  [paths.productUpdate]: 'products',
  [paths.contractUpdate]: 'contracts',
};

/** The screen that is open now. */
export function currentPlace(path = location.pathname): DraftPlace {
  const kind = kinds[path];
  const id = kind && chosenRecord(kind);
  return kind && id ? { path, chosen: { kind, id } } : { path };
}

/** Makes the screen show the draft's record once it opens. */
export function choosePlace({ chosen }: DraftPlace): void {
  if (chosen) chooseRecord(chosen.kind, chosen.id);
}

/** The menu's name of the screen. */
export function placeLabel({ path }: DraftPlace): string {
  const entries = menu
    .flatMap(({ items }) => items)
    .flatMap((item) => (isGroup(item) ? item.entries : [item]));
  return entries.find((entry) => isCurrent(entry, path))?.label ?? '';
}
