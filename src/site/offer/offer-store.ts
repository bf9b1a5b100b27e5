import { useSyncExternalStore } from 'react';
import { parseList, serializeList, type OfferLines } from './offer-list.ts';

/** The key in local storage (docs/product.md, "Browser storage"). */
const storageKey = 'offer_list';

type OfferState = {
  lines: OfferLines;
  isOpen: boolean;
  /** The text for screen readers; `number` makes repeated texts differ. */
  announcement: { text: string; number: number };
};

const initialState: OfferState = { lines: [], isOpen: false, announcement: { text: '', number: 0 } };
let state = initialState;

/** The stored text from which `state.lines` was parsed; undefined before the first read. */
let storedText: string | null | undefined;

/** False if the browser refuses to store; the list then exists in this tab only. */
let isStored = true;
const listeners = new Set<() => void>();

/** The part of the offer list that `select` returns: a primitive, or an object of the state. */
export function useOffer<Part>(select: (state: OfferState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(currentState()),
    // Cached pages are the same for all visitors, so the list appears only after hydration.
    () => select(initialState),
  );
}

/** Applies a change to the stored lines, because another tab may have changed them. */
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

/** Announces a visible change to screen readers. */
export function announce(text: string): void {
  set({ announcement: { text, number: state.announcement.number + 1 } });
}

/** The current list, for code outside of components. */
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

/**
 * A page restored from the back/forward cache has missed the events of other tabs, so
 * it reads the storage again.
 */
function watchOtherTabs(method: 'addEventListener' | 'removeEventListener'): void {
  window[method]('storage', notify);
  window[method]('pageshow', notify);
}

function notify(): void {
  for (const listener of listeners) listener();
}
