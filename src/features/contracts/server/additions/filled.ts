import type { Settings } from '#server/configuration/settings.ts';
import type { ContractAddition } from '../../contract.ts';

/** Whether the settings say enough for this addition; only then do visitors see its contract. */
export function isFilled(addition: ContractAddition, settings: Settings): boolean {
  switch (addition) {
    case 'company_information':
      return settings.committedCapital !== '' && settings.boardMembers !== '';
    case 'accessibility':
      return settings.accessibilityStatus !== '' && settings.accessibilityAddress !== '';
    default:
      return true;
  }
}
