import { cleanSearch } from '#shared/rules/product-search.ts';

/** Milliseconds without a key after which suggestions are asked for. */
const pause = 200;
/** Letters from which on suggestions are of use. */
const enough = 2;

type Source<Item> = {
  read: (search: string) => Promise<readonly Item[]>;
  show: (items: readonly Item[]) => void;
};

/**
 * Suggestions while somebody types: asked for after a pause, and shown only for what was typed last,
 * in whatever order the answers come. A failure shows none.
 */
export function createSuggestions<Item>({ read, show }: Source<Item>) {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    clearTimeout(timer);
    latest += 1;
    return latest;
  };
  return {
    type(text: string): void {
      const mine = next();
      const search = cleanSearch(text);
      if (search.length < enough) {
        show([]);
        return;
      }
      timer = setTimeout(() => {
        read(search).then(
          (items) => mine === latest && show(items),
          () => mine === latest && show([]),
        );
      }, pause);
    },
    /** Nothing that is still on its way is shown. */
    stop(): void {
      next();
    },
  };
}
