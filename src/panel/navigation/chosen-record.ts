import { kinds, type Kind } from '#features/record-kinds.ts';
import type { KindScreen } from '#shared/record-kind.ts';
import { shownList, type OpenedList } from './opened-list.ts';

/**
 * The kinds of records whose edit screens have no id in the address. Session storage holds the id instead,
 * separately for each tab (docs/product.md, "Browser storage").
 */
export type FormKind = Extract<Kind['screen'], { form: string }>['chosen'];

export const editPaths = Object.fromEntries(
  kinds.flatMap(({ screen }: { screen: KindScreen }) =>
    'form' in screen ? [[screen.chosen, screen.form]] : [],
  ),
) as Readonly<Record<FormKind, string>>;

/** Milliseconds in which a new tab can pick up its record; later it opens the list instead. */
const handOverTime = 60_000;

/**
 * Chooses the record that the edit screen opens, and the list in which it has a previous and a next record;
 * by default the list on the screen.
 */
export function chooseRecord(kind: FormKind, id: number, list = shownList(kind, id)): void {
  sessionStorage.setItem(keyOf(kind), String(id));
  if (list) sessionStorage.setItem(listKeyOf(kind), JSON.stringify(list));
  else sessionStorage.removeItem(listKeyOf(kind));
}

export function chosenList(kind: FormKind): OpenedList | null {
  return JSON.parse(sessionStorage.getItem(listKeyOf(kind)) ?? 'null') as OpenedList | null;
}

export function chosenRecord(kind: FormKind): number | null {
  const id = Number(sessionStorage.getItem(keyOf(kind)));
  if (Number.isSafeInteger(id) && id > 0) return id;
  const handedOver = takeOver(kind);
  if (handedOver) chooseRecord(kind, handedOver.id, handedOver.list);
  return handedOver?.id ?? null;
}

/**
 * The link to a record's edit screen. Ctrl-click, middle click and the browser's menu open it in a new tab.
 */
export function linkToRecord(kind: FormKind, id: number) {
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

const keyOf = (kind: FormKind) => `chosen_${kind}`;
const listKeyOf = (kind: FormKind) => `list_of_${keyOf(kind)}`;

/* A new tab has an empty session storage, so local storage hands the record over to it. */

function handOver(kind: FormKind, id: number): void {
  const added: HandedOver = { id, at: Date.now(), list: shownList(kind, id) };
  localStorage.setItem(keyOf(kind), JSON.stringify([...waiting(kind), added]));
}

/**
 * Takes over the record for this tab: the newest one, because an older one may belong to a closed context
 * menu.
 */
function takeOver(kind: FormKind): HandedOver | null {
  const all = waiting(kind);
  const taken = all.pop();
  if (all.length === 0) localStorage.removeItem(keyOf(kind));
  else localStorage.setItem(keyOf(kind), JSON.stringify(all));
  return taken ?? null;
}

function waiting(kind: FormKind): HandedOver[] {
  try {
    const all = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]') as HandedOver[];
    return all.filter(({ id, at }) => Number.isSafeInteger(id) && Math.abs(Date.now() - at) < handOverTime);
  } catch {
    return [];
  }
}
