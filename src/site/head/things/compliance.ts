import type { PropertyValue } from 'schema-dts';
import type { PublicClaim } from '#features/compliance/compliance.ts';
import type { Translate } from '#features/languages/translate.rules.ts';

/** The compliance claims of a product as properties; one of a finish names it. */
export function claimProperties(claims: readonly PublicClaim[], translate: Translate) {
  return claims.map(
    ({ kind, value, finish, document }) =>
      ({
        '@type': 'PropertyValue',
        name: [translate(`compliance.${kind}`), finish?.name].filter(Boolean).join(', '),
        value: kind === 'salt_spray' ? translate('compliance.hours', { count: value }) : value,
        ...(document && { url: document.url }),
      }) satisfies PropertyValue,
  );
}
