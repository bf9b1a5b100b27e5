import { useEffect, useState, type ComponentType } from 'react';

type Props = { productId: number };

/** Loads the code of the products that were seen before after the page: the server cannot know them. */
export function LateRecentlySeen(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    import('./recently-seen.tsx').then(
      ({ RecentlySeen }) => setPart(() => RecentlySeen),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
