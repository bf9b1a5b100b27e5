import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFailure } from '#panel/feedback/notices.tsx';

/**
 * Loads a component on first use. Returns the component (or null) and a function that loads it; a failure is
 * shown to the user.
 */
export function useLoadedOnce<Component>(load: () => Promise<Component>) {
  const [component, setComponent] = useState<{ loaded: Component } | null>(null);
  const use = useCallback(
    (onLoaded: () => void) => {
      load().then((loaded) => {
        // The component is rendered closed first, so that on opening it remembers which element gets the
        // focus back.
        flushSync(() => setComponent((present) => present ?? { loaded }));
        onLoaded();
      }, showFailure);
    },
    [load],
  );
  return [component?.loaded ?? null, use] as const;
}
