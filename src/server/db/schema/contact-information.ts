import type { SimpleRow } from './content.ts';

/** Entries of one language each; `lang` is empty for all languages. */
export type ContactInformationTable = SimpleRow & {
  section: string;
  name: string;
  content: string;
  lang: string;
};
