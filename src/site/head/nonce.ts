import { createContext, use } from 'react';

/** The CSP nonce of this render; undefined in the browser, where it is not needed. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
