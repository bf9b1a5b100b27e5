import { useSyncExternalStore } from 'react';
import { parseList, serializeList, type OfferLines } from './offer-list.ts';

/** In local storage (docs/product.md, "Browser storage"). */
const storageKey = 'offer_list';

type OfferState = {
  lines: OfferLines;
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** What screen readers are told; `number` tells equal texts apart. */
  announcement: { text: string; number: number };
};

const initialState: OfferState = { lines: [], isOpen: false, announcement: { text: '', number: 0 } };
let state = initialState;

/** The stored text behind `state.lines`; undefined before the first read. */
let storedText: string | null | undefined;

/** False while the browser refuses to store: then the list lives in this tab only. */
let isStored = true;
const listeners = new Set<() => void>();

/** The part of the offer list that `select` returns: a primitive, or an object of the state. */
export function useOffer<Part>(select: (state: OfferState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(currentState()),
    // Pages are the same for all visitors, so the list appears after the hydration.
    () => select(initialState),
  );
}

/** Changes the lines as they are stored now, which another tab may have changed. */
export function updateLines(change: (lines: OfferLines) => OfferLines): void {
  const { lines } = currentState();
  const changed = change(lines);
  if (changed === lines) return;
  storedText = changed.length > 0 ? serializeList(changed) : null;
  isStored = store(storedText);
  set({ lines: changed });
}

export function openOfferList(): void {
  set({ isOpen: true });
}

export function closeOfferList(): void {
  set({ isOpen: false });
}

/** Tells screen readers what changed; the page shows it too. */
export function announce(text: string): void {
  set({ announcement: { text, number: state.announcement.number + 1 } });
}

/** The present list, outside of components. */
export function offerLines(): OfferLines {
  return currentState().lines;
}

function currentState(): OfferState {
  const text = readStored();
  if (text !== storedText) {
    storedText = text;
    state = { ...state, lines: parseList(text ?? null) };
  }
  return state;
}

function readStored(): string | null | undefined {
  if (!isStored) return storedText;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return storedText;
  }
}

function store(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
  }
}

function set(change: Partial<OfferState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watchOtherTabs('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watchOtherTabs('removeEventListener');
  };
}

/** A page that comes back from the browser's cache missed the events of other tabs. */
function watchOtherTabs(method: 'addEventListener' | 'removeEventListener'): void {
  window[method]('storage', notify);
  window[method]('pageshow', notify);
}

function notify(): void {
  for (const listener of listeners) listener();
}
