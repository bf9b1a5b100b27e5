import type { FooterContract } from '../navigation.ts';
import { useSite } from '../loading/site-data.ts';

/** The contract that forms link as their privacy notice; undefined when the company has none. */
export function usePrivacyNotice(): FooterContract | undefined {
  const { configuration, contracts } = useSite();
  return contracts.find(({ id }) => id === configuration.privacyNotice?.id);
}
