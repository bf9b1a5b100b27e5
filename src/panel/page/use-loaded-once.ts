import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFailure } from '#panel/feedback/notices.tsx';

/** A component whose code loads on first use, and the function that loads it; a failure is shown. */
export function useLoadedOnce<Component>(load: () => Promise<Component>) {
  const [component, setComponent] = useState<{ loaded: Component } | null>(null);
  const use = useCallback(
    (onLoaded: () => void) => {
      load().then((loaded) => {
        // Drawn closed first: what opens later knows which element gets the focus back.
        flushSync(() => setComponent((present) => present ?? { loaded }));
        onLoaded();
      }, showFailure);
    },
    [load],
  );
  return [component?.loaded ?? null, use] as const;
}
