import { createContext, use } from 'react';

/** The CSP nonce of this render; undefined in the browser, which does not need it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
