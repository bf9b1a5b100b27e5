/** Whether this page can use passkeys: they belong to one origin, and some browsers and all plain HTTP pages have none. */
export function canUsePasskeys({ passkeyOrigin }: { passkeyOrigin: string }): boolean {
  return passkeyOrigin === location.origin && 'PublicKeyCredential' in globalThis;
}
