/**
 * `npm run test:faults` breaks disk, database, network and clock below the built program and overloads it;
 * docs/guides/trust.md says what each part shows. `npm run test:faults -- disk` runs one part.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build-tools/build.ts';
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
import type { FaultPart, Shown } from '../faults/shown.ts';

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

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

if (!(await buildIfStale())) process.exit(1);
const lines: string[] = [];
let failed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n== ${name}`);
  for (const { promise, figure, isKept } of await run(part)) {
    lines.push(`${isKept ? 'kept  ' : 'FAILED'} ${promise}: ${figure}`);
    console.log(lines.at(-1));
    failed += isKept ? 0 : 1;
  }
}
await removeDemo();
console.log(`\n${lines.join('\n')}\n\n${lines.length} promises, ${failed} not kept`);
process.exitCode = failed === 0 ? 0 : 1;

/** A part that breaks must not end the others. */
async function run({ run: show, missing }: FaultPart): Promise<readonly Shown[]> {
  const lacking = missing?.();
  if (lacking !== undefined) {
    console.log(`not run, because it needs ${lacking}`);
    return [];
  }
  try {
    return await show();
  } catch (error) {
    console.error(error);
    return [{ promise: 'the part runs to its end', figure: String(error), isKept: false }];
  }
}
