import { useLocation, useNavigate } from '../../routing/routing.tsx';

const fragment = '#karsilastirma';

type State = { isFromPage?: boolean } | null;

/**
 * The comparison is open while the address ends in its fragment, so that the browser's Back button closes it and a
 * reload keeps it open. `openKey` differs for each opening.
 */
export function useCompareAddress() {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const navigate = useNavigate();
  // The state may name the place of a filtered list, so it is kept.
  const kept = location.state as State;
  const open = () => void navigate(pathname + search + fragment, { state: { ...kept, isFromPage: true } });
  const close = () => {
    if (hash !== fragment) return;
    if (kept?.isFromPage) window.history.back();
    else void navigate(pathname + search, { replace: true, state: kept });
  };
  return { isOpen: hash === fragment, openKey: key, open, close };
}
