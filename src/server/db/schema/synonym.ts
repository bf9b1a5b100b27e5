import type { SimpleRow } from './content.ts';

/** `words` are the words or phrases that mean the same as `name` in the language `lang`. */
export type SynonymTable = SimpleRow & { name: string; words: string; lang: string };
