import { useEffect, useState, type ComponentType } from 'react';
import { useCompared } from './compare-store.ts';

/** Loads the tray with its style sheet as soon as a product is taken. */
export function CompareHost() {
  const isTaken = useCompared(({ list }) => list.length > 0);
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    if (!isTaken) return;
    import('./overlay/compare-tray.tsx')
      .then(async (code) => {
        await code.loadTraySheet();
        setTray(() => code.CompareTray);
      })
      // The next change of the list tries again.
      .catch(() => undefined);
  }, [isTaken]);
  return Tray && <Tray />;
}
