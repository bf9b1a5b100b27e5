import { cleanSearch } from '#features/product-search/product-search.rules.ts';

const debounceMs = 200;

/** The shortest text that gets suggestions, in characters. */
const minLength = 2;

type Source<Item> = {
  read: (search: string) => Promise<readonly Item[]>;
  /** Gets undefined if there is no answer for the text. */
  show: (items: readonly Item[] | undefined) => void;
};

/**
 * Loads suggestions while a visitor types, debounced. Only the answer to the latest text is shown, even if
 * answers arrive out of order; a failed call shows none.
 */
export function createSuggestions<Item>({ read, show }: Source<Item>) {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startRequest = () => {
    clearTimeout(timer);
    latest += 1;
    return latest;
  };
  return {
    type(text: string): void {
      const request = startRequest();
      const search = cleanSearch(text);
      if (search.length < minLength) {
        show(undefined);
        return;
      }
      timer = setTimeout(() => {
        read(search).then(
          (items) => request === latest && show(items),
          () => request === latest && show(undefined),
        );
      }, debounceMs);
    },
    /** Cancels the pending call. */
    stop(): void {
      startRequest();
    },
  };
}
