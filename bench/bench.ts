import type { Databases } from './databases.ts';
import type { LoadGenerator } from './load.ts';

/** The databases and tools that all parts of a run use. */
export type Bench = {
  databases: Databases;
  generator: LoadGenerator;
  /** A folder for files of this run; it is removed at the end. */
  folder: string;
  /** Prints progress. */
  say: (line: string) => void;
};
