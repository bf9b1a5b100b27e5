import { useSyncExternalStore } from 'react';
import { browserRecord } from '../loading/browser-record.ts';
import { parseCompared, type ComparedList } from './compare-list.ts';

/** The key is listed in docs/product.md, "Browser storage". */
const record = browserRecord('compare_list');

/** `isRefused` says that the last product that was to be taken found the list full. */
type CompareState = { list: ComparedList; isRefused: boolean };

const initialState: CompareState = { list: [], isRefused: false };
let state = initialState;
let readText: string | null = null;

/** The products that the visitor compares; none before hydration, because pages are the same for all. */
export function useCompared<Part>(select: (state: CompareState) => Part): Part {
  return useSyncExternalStore(
    record.subscribe,
    () => select(currentState()),
    () => select(initialState),
  );
}

/** Changes the list as it is stored now. A change that returns the same list was refused. */
export function updateCompared(change: (list: ComparedList) => ComparedList): void {
  const { list } = currentState();
  const changed = change(list);
  readText = changed.length > 0 ? JSON.stringify(changed) : null;
  state = { list: changed, isRefused: changed === list };
  record.write(readText);
  record.notify();
}

function currentState(): CompareState {
  const text = record.read();
  if (text !== readText) {
    readText = text;
    state = { list: parseCompared(text), isRefused: false };
  }
  return state;
}
