import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runKills } from './kill-run.ts';
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, kills: { type: 'string', default: '10' }, script: { type: 'string', default: 'test/servers/bare-server.ts' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-kills-'));
const started = Date.now();
const report = await runKills({ seed: Number(values.seed), kills: Number(values.kills), script: join(process.cwd(), values.script), dataDir });
console.log({ ...report, faults: report.faults.length, timesToBeBack: report.timesToBeBack.map(Math.round).join() }, Date.now() - started);
const about = new Map<string, number>();
for (const f of report.faults) { const n = (about.get(f.about) ?? 0) + 1; about.set(f.about, n); if (n < 8) console.log(f.about, f.text.slice(0, 600)); }
if (report.faults.length === 0) await rm(dataDir, { recursive: true }); else console.log(dataDir);
