/**
 * `npm run test:hosts` runs the built program as operators do: under the unit for systemd, behind each proxy of the
 * examples, behind Varnish, on three hosts that are updated and broken under load, and in containers. `npm run test:hosts -- proxies` runs one part. A part whose programs are missing says so.
 */
import { runParts } from '../faults/run-parts.ts';
import type { FaultPart } from '../faults/shown.ts';
import { containers } from '../hosts/containers.ts';
import { proxiesPart } from '../hosts/proxies.ts';
import { hostFaults, rolling } from '../hosts/several-hosts.ts';
import { unit } from '../hosts/unit.ts';
import { varnish } from '../hosts/varnish.ts';

const parts: Readonly<Record<string, FaultPart>> = {
  unit,
  proxies: proxiesPart,
  varnish,
  rolling,
  'host-faults': hostFaults,
  containers,
};

process.exitCode = await runParts(parts);
