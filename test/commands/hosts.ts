/**
 * `npm run test:hosts` runs the built program as operators do: under the unit for systemd, behind each proxy of the
 * examples, on three hosts that are updated and broken under load, and in containers. `npm run test:hosts -- proxies` runs one part. A part whose programs are missing says so.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build-tools/build.ts';
import type { FaultPart } from '../faults/shown.ts';
import { containers } from '../hosts/containers.ts';
import { proxiesPart } from '../hosts/proxies.ts';
import { hostFaults, rolling } from '../hosts/several-hosts.ts';
import { unit } from '../hosts/unit.ts';

const parts: Readonly<Record<string, FaultPart>> = {
  unit,
  proxies: proxiesPart,
  rolling,
  'host-faults': hostFaults,
  containers,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

if (!(await buildIfStale())) process.exit(1);
let failed = 0;
for (const [name, { run, missing }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const lacking = missing?.();
  console.log(`\n== ${name}${lacking === undefined ? '' : `: not run, because it needs ${lacking}`}`);
  if (lacking !== undefined) continue;
  for (const { promise, figure, isKept } of await run()) {
    console.log(`${isKept ? 'kept  ' : 'FAILED'} ${promise}: ${figure}`);
    failed += isKept ? 0 : 1;
  }
}
process.exitCode = failed === 0 ? 0 : 1;
