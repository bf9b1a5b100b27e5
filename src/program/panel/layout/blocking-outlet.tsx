import { useEffect } from 'react';
import { Outlet, useBlocker } from 'react-router';
import { isLeavingPanel } from '#panel/api/leave-panel.ts';
import { hasUnsavedWork, mayLeave } from '#panel/form-state/unsaved-work.ts';

/** Renders the current screen and asks before leaving it with unsaved changes. */
export function BlockingOutlet() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedWork(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    void mayLeave().then((isAllowed) => {
      if (!isCurrent) return;
      if (isAllowed) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  useEffect(() => {
    // When the session has expired, the panel leaves without asking, because drafts keep the changes.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork() && !isLeavingPanel()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return <Outlet />;
}
