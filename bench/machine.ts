import SQLite from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

/** Machine, versions and commit of a run, as lines of Markdown. */
export function describeMachine(): string[] {
  const [cpu] = cpus();
  const packages = ['fastify', 'react', 'sharp', 'autocannon', 'lighthouse'];
  const database = new SQLite(':memory:');
  const sqlite = database.prepare<[], string>('select sqlite_version()').pluck().get() ?? '';
  database.close();
  return [
    `- Machine: ${cpu?.model ?? 'unknown'}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(1)} GiB, ${platform()} ${release()}`,
    `- Versions: node ${process.versions.node}, ${packages.map((name) => `${name} ${versionOf(name)}`).join(', ')}, sqlite ${sqlite}`,
    `- Commit: ${commit()}`,
  ];
}

/** The load averages of the system, which include our own processes. */
export function describeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');
}

function versionOf(name: string): string {
  const folders = [join(rootDir, 'bench/tools'), rootDir].map((folder) => join(folder, 'node_modules', name));
  const folder = folders.find((candidate) => existsSync(candidate)) ?? '';
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function commit(): string {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
    const isChanged =
      execFileSync('git', ['status', '--porcelain', '--', 'src', 'bench'], options).trim() !== '';
    return isChanged ? `${head} with changes` : head;
  } catch {
    return 'unknown';
  }
}
