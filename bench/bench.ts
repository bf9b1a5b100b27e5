import type { Databases } from './databases.ts';
import type { LoadGenerator } from './load.ts';

/** What the parts of a run share. */
export type Bench = {
  databases: Databases;
  generator: LoadGenerator;
  /** For files of this run; it is gone afterwards. */
  folder: string;
  /** Tells whoever waits what is being done. */
  say: (line: string) => void;
};
