import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useSite } from '../loading/site-data.ts';

export const loadConsent = () => import('./consent.tsx');

/** The question for consent, whose code is loaded only where the site has scripts that need one. */
export function ConsentHost() {
  const { integrations } = useSite().configuration;
  const [Consent, setConsent] = useState<ComponentType>();
  const isNeeded = integrations.length > 0;
  useEffect(() => {
    // Without the code nothing runs; the next page tries again.
    if (isNeeded)
      loadConsent().then(
        (code) => setConsent(() => code.Consent),
        () => undefined,
      );
  }, [isNeeded]);
  return Consent && <Consent />;
}
