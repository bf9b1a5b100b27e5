/**
 * `npm run test:faults` breaks disk, database, network and clock below the built program and overloads it;
 * docs/guides/trust.md says what each part shows. `npm run test:faults -- disk` runs one part.
 */
import { backupKills } from '../faults/backup-kills.ts';
import { clock } from '../faults/clock.ts';
import { disk } from '../faults/disk.ts';
import { removeDemo } from '../faults/demo-site.ts';
import { kills, killsOnPostgres, power } from '../faults/kills/kills.ts';
import { mail } from '../faults/mail.ts';
import { move } from '../faults/move.ts';
import { overload } from '../faults/overload.ts';
import { postgres } from '../faults/postgres.ts';
import { slowClients } from '../faults/slow-clients.ts';
import { runParts } from '../faults/run-parts.ts';
import type { FaultPart } from '../faults/shown.ts';

const parts: Readonly<Record<string, FaultPart>> = {
  disk,
  postgres,
  mail,
  clock,
  move,
  'backup-kills': backupKills,
  overload,
  'slow-clients': slowClients,
  kills,
  'kills-postgres': killsOnPostgres,
  power,
};

process.exitCode = await runParts(parts);
await removeDemo();
