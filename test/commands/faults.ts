/**
 * `npm run test:faults` breaks disk, database, network and clock below the built program and overloads it;
 * docs/guides/trust.md says what each part shows. `npm run test:faults -- disk` runs one part.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build-tools/build.ts';
import { disk } from '../faults/disk.ts';
import { removeDemo } from '../faults/demo-site.ts';
import { move } from '../faults/move.ts';
import { overload } from '../faults/overload.ts';
import { slowClients } from '../faults/slow-clients.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';

const parts: Readonly<Record<string, FaultPart>> = {
  disk,
  move,
  overload,
  'slow-clients': slowClients,
};
