import type { Overloaded } from '../child-queue.ts';
import type { TypesetDocument } from './typesetter.ts';

/** The start of the argument that limits the process's memory; a number of megabytes follows. */
export const memoryFlag = '--memory=';

/** The argument that gives the process a low priority. */
export const patientFlag = '--patient';

export type TypesetterAnswer =
  { outcome: 'made'; result: TypesetDocument } | { outcome: 'failed'; message: string } | Overloaded;
