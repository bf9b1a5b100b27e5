import { useSite, useTexts } from '../loading/site-data.ts';
import { loadConsent } from './consent-host.tsx';

/** Opens the choice of cookies again; only where the site has scripts that need consent. */
export function ConsentLink() {
  const translate = useTexts();
  if (useSite().configuration.integrations.length === 0) return null;
  return (
    <button
      type="button"
      className="footer-consent"
      onClick={() => {
        loadConsent().then(
          ({ openChoice }) => openChoice(),
          () => undefined,
        );
      }}
    >
      {translate('consent.title')}
    </button>
  );
}
