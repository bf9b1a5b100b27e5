import { paths } from './navigation.ts';
import { shownList, type OpenedList } from './opened-list.ts';

/**
 * The edit screens have no id in their address. Session storage holds the record, separately for each tab
 * (docs/product.md, "Browser storage").
 */
export type RecordKind = 'blog' | 'contracts' | 'fairs' | 'products' | 'users' | 'videos';

export const editPaths = {
  blog: paths.blogUpdate,
  contracts: paths.contractUpdate,
  fairs: paths.fairUpdate,
  products: paths.productUpdate,
  users: paths.userUpdate,
  videos: paths.videoUpdate,
};

/** Milliseconds for a new tab to pick up its record; after that it opens the list. */
const handOverTime = 60_000;

/** Chooses the record for its edit screen, with the list of its neighbours, by default the one on the screen. */
export function chooseRecord(kind: RecordKind, id: number, list = shownList(kind, id)): void {
  sessionStorage.setItem(keyOf(kind), String(id));
  if (list) sessionStorage.setItem(listKeyOf(kind), JSON.stringify(list));
  else sessionStorage.removeItem(listKeyOf(kind));
}

export function chosenList(kind: RecordKind): OpenedList | null {
  return JSON.parse(sessionStorage.getItem(listKeyOf(kind)) ?? 'null') as OpenedList | null;
}

export function chosenRecord(kind: RecordKind): number | null {
  const id = Number(sessionStorage.getItem(keyOf(kind)));
  if (Number.isSafeInteger(id) && id > 0) return id;
  const handedOver = takeOver(kind);
  if (handedOver) chooseRecord(kind, handedOver.id, handedOver.list);
  return handedOver?.id ?? null;
}

/**
 * Link properties for a record's edit screen. They work with Ctrl-click, middle click and the browser's menu, which
 * open a new tab.
 */
export function linkToRecord(kind: RecordKind, id: number) {
  const handOverTo = () => handOver(kind, id);
  return {
    to: editPaths[kind],
    onClick: ({ ctrlKey, metaKey, shiftKey }: Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>) => {
      if (ctrlKey || metaKey || shiftKey) handOverTo();
      else chooseRecord(kind, id);
    },
    onAuxClick: ({ button }: { button: number }) => {
      if (button === middleButton) handOverTo();
    },
    onContextMenu: handOverTo,
  };
}

const middleButton = 1;

type HandedOver = { id: number; at: number; list: OpenedList | null };

const keyOf = (kind: RecordKind) => `chosen_${kind}`;
const listKeyOf = (kind: RecordKind) => `list_of_${keyOf(kind)}`;

/* A new tab has an empty session storage, so local storage passes the record on to it. */

function handOver(kind: RecordKind, id: number): void {
  const added: HandedOver = { id, at: Date.now(), list: shownList(kind, id) };
  localStorage.setItem(keyOf(kind), JSON.stringify([...waiting(kind), added]));
}

/** Takes the newest: an older one may come from a context menu that was closed again. */
function takeOver(kind: RecordKind): HandedOver | null {
  const all = waiting(kind);
  const taken = all.pop();
  if (all.length === 0) localStorage.removeItem(keyOf(kind));
  else localStorage.setItem(keyOf(kind), JSON.stringify(all));
  return taken ?? null;
}

function waiting(kind: RecordKind): HandedOver[] {
  try {
    const all = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]') as HandedOver[];
    return all.filter(({ id, at }) => Number.isSafeInteger(id) && Math.abs(Date.now() - at) < handOverTime);
  } catch {
    return [];
  }
}
