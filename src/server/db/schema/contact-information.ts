import type { SimpleRow } from './content.ts';

/** `lang` is the language of the entry, or empty for all languages. */
export type ContactInformationTable = SimpleRow & {
  section: string;
  name: string;
  content: string;
  lang: string;
};
