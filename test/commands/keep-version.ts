/**
 * Keeps what this version makes of the example in test/backups, and its calls in test/kept-calls: run
 * `node test/commands/keep-version.ts` once per tagged version.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programVersion } from '#server/program-version.ts';
import { rootDir } from '#server/root-dir.ts';
import { buildIfStale } from '../../build-tools/build.ts';
import { removeDemo, startDemoSite } from '../faults/demo-site.ts';
import { signInTo } from '../servers/staff-client.ts';
import { keptText, promisedLines, type Reference } from '../kept-calls/call-lines.ts';
import { keptPaths } from '../backups/kept-paths.ts';

if (!(await buildIfStale())) process.exit(1);
const kept = join(rootDir, 'test/backups', programVersion());
const site = await startDemoSite();
try {
  const answers: Record<string, unknown> = {};
  for (const path of keptPaths) {
    const answer = await fetch(site.url + path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    answers[path] = await answer.json();
  }
  const staff = await signInTo(site.url, site.account);
  const reference = await staff.call('GET', '/api/openapi.json');
  const calls = keptText(promisedLines((await reference.json()) as Reference));
  await site.end();
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir };
  execFileSync(process.execPath, [join(rootDir, 'scripts/backup.ts')], { env, stdio: 'inherit' });
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  // The files are left out, because tests of upgrades need only rows.
  for (const part of ['manifests', 'tables'])
    cpSync(join(site.dataDir, 'backups', part), join(kept, part), { recursive: true });
  writeFileSync(join(rootDir, 'test/kept-calls', `${programVersion()}.txt`), calls);
  writeFileSync(join(kept, 'answers.json'), `${JSON.stringify(answers)}\n`);
} finally {
  await site.stop();
  await removeDemo();
}
