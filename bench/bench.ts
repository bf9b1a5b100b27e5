import type { Databases } from './databases.ts';
import type { LoadGenerator } from './load.ts';

/** What the parts of a run share. */
export type Bench = {
  databases: Databases;
  generator: LoadGenerator;
  /** For files of this run; removed at its end. */
  folder: string;
  /** Prints progress. */
  say: (line: string) => void;
};
