import { isCurrent, isGroup, menu, profileEntry } from '#panel/navigation/navigation.ts';
import { chosenRecord, chooseRecord, editPaths, type FormKind } from '#panel/navigation/chosen-record.ts';

/** The screen on which a draft was written. */
export type DraftPlace = { path: string; chosen?: { kind: FormKind; id: number } };

const kinds = new Map(
  Object.entries(editPaths).map(([kind, path]): [string, FormKind] => [path, kind as FormKind]),
);

/** The screen at an address. `search` may name the record that is open there. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): DraftPlace {
  const kind = kinds.get(pathname);
  const id = kind && chosenRecord(kind);
  return kind && id ? { path: pathname, chosen: { kind, id } } : { path: pathname + search };
}

/** Chooses the record of a draft, so that the screen opens it. */
export function choosePlace({ chosen }: DraftPlace): void {
  if (chosen) chooseRecord(chosen.kind, chosen.id);
}

/** The name of the screen in the menu. */
export function placeLabel({ path }: DraftPlace): string {
  const entries = menu
    .flatMap(({ items }) => items)
    .flatMap((item) => (isGroup(item) ? item.entries : [item]))
    .concat(profileEntry);
  const [pathname = ''] = path.split('?');
  return entries.find((entry) => isCurrent(entry, pathname))?.label ?? '';
}
