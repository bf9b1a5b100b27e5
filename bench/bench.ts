import type { Databases } from './databases.ts';
import type { LoadGenerator } from './load.ts';

/** What the parts of a run share. */
export type Bench = {
  databases: Databases;
  generator: LoadGenerator;
  /** Tells whoever waits what is being done. */
  say: (line: string) => void;
};
