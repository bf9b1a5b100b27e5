import { createContext, use } from 'react';

/** The nonce of this render, on the server only: the browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
