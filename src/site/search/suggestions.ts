import { cleanSearch } from '#features/product-search/product-search.rules.ts';

const debounceMs = 200;

/** The shortest text that gets suggestions, in characters. */
const minLength = 2;

type Source<Item> = {
  /** The signal cancels a call whose answer nobody waits for. */
  read: (search: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Gets undefined if there is no answer for the text. */
  show: (items: readonly Item[] | undefined) => void;
};

/**
 * Loads suggestions while a visitor types, debounced. The next key cancels the call of the text before it, so only
 * the answer to the latest text is shown; a failed call shows none.
 */
export function createSuggestions<Item>({ read, show }: Source<Item>) {
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startRequest = () => {
    clearTimeout(timer);
    latest.abort();
    latest = new AbortController();
    return latest.signal;
  };
  return {
    type(text: string): void {
      const signal = startRequest();
      const search = cleanSearch(text);
      if (search.length < minLength) {
        show(undefined);
        return;
      }
      timer = setTimeout(() => {
        read(search, signal).then(
          (items) => !signal.aborted && show(items),
          () => !signal.aborted && show(undefined),
        );
      }, debounceMs);
    },
    /** Cancels the pending call. */
    stop(): void {
      startRequest();
    },
  };
}
