/**
 * Whether this page can use passkeys. They belong to one origin; some browsers and pages over plain HTTP do not
 * support them.
 */
export function canUsePasskeys({ passkeyOrigin }: { passkeyOrigin: string }): boolean {
  return passkeyOrigin === location.origin && 'PublicKeyCredential' in globalThis;
}
