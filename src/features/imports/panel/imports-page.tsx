import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '#panel/feedback/load-states.tsx';
import { focusHeading } from '#panel/page/use-scroll-and-focus-reset.ts';
import { ImportList } from './import-list.tsx';
import { ImportScreen } from './import-screen.tsx';

const GridScreen = lazy(() =>
  import('./grid/grid-screen.tsx').then(({ GridScreen: one }) => ({ default: one })),
);

/**
 * Shows all imports, one of them (`?import=7`), or the grid of a product list (`?mode=grid` with the list's
 * filter).
 */
export function ImportsPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('import'));
  const part = params.get('mode') === 'grid' ? 'grid' : id > 0 ? `import ${id}` : 'list';
  useFocusOnChange(part);
  if (part === 'grid')
    return (
      <Suspense fallback={<Loading isScreen />}>
        <GridScreen />
      </Suspense>
    );
  return part === 'list' ? <ImportList /> : <ImportScreen key={id} id={id} />;
}

/** Moves the focus to the new heading. `PanelLayout` does not, because the path stays and only the query changes. */
function useFocusOnChange(part: string): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    return focusHeading();
  }, [part]);
}
