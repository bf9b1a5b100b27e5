import { useLocation, useNavigate } from 'react-router';

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
  const open = () =>
    void navigate({ pathname, search, hash: fragment }, { state: { ...kept, isFromPage: true } });
  const close = () => {
    if (hash !== fragment) return;
    if (kept?.isFromPage) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: kept });
  };
  return { isOpen: hash === fragment, openKey: key, open, close };
}
