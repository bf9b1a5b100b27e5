import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useSite } from '../loading/site-data.ts';

export const loadConsent = () => import('./consent.tsx');

/** The consent question. Its code is loaded only on sites that have scripts that need consent. */
export function ConsentHost() {
  const { integrations } = useSite().configuration;
  const [Consent, setConsent] = useState<ComponentType>();
  const isNeeded = integrations.length > 0;
  useEffect(() => {
    // If the code fails to load, no script runs; the next page load tries again.
    if (isNeeded)
      loadConsent().then(
        (code) => setConsent(() => code.Consent),
        () => undefined,
      );
  }, [isNeeded]);
  return Consent && <Consent />;
}
