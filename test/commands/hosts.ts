/**
 * `npm run test:hosts` runs the built program under systemd, behind each proxy of the examples and Varnish, on three
 * hosts under load, and in containers; `-- proxies` runs one part. A part says which of its programs are missing.
 */
import { runParts } from '../faults/run-parts.ts';
import type { FaultPart } from '../faults/shown.ts';
import { composeScale } from '../hosts/compose-scale.ts';
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
  'compose-scale': composeScale,
};

process.exitCode = await runParts(parts);
