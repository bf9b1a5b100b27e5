import { createContext, use } from 'react';

/** The style sheets of the build that the document names. */
export const SheetsContext = createContext<readonly string[]>([]);

export function useSheets(): readonly string[] {
  return use(SheetsContext);
}

/** The style sheets that the server has written into this document. */
export function readSheets(): string[] {
  const links = document.head.querySelectorAll('link[rel=stylesheet]:not([media])');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}
