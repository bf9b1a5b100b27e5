import { useSyncExternalStore } from 'react';
import { browserRecord } from '../loading/browser-record.ts';
import { parseList, serializeList, type OfferLines } from './offer-list.ts';

/** The key is listed in docs/product.md, "Browser storage". */
const record = browserRecord('offer_list');

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

/** The part of the offer list that `select` returns: a primitive, or an object of the state. */
export function useOffer<Part>(select: (state: OfferState) => Part): Part {
  return useSyncExternalStore(
    record.subscribe,
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
  record.write(storedText);
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
  const text = record.read();
  if (text !== storedText) {
    storedText = text;
    state = { ...state, lines: parseList(text) };
  }
  return state;
}

function set(change: Partial<OfferState>): void {
  state = { ...state, ...change };
  record.notify();
}
