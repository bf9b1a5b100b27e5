/**
 * `npm run test:security` runs what is too slow for `npm test`; docs/guides/security.md says what each part
 * shows.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { buildIfStale } from '../../build-tools/build.ts';
import { runChild } from '../../scripts/child.mjs';
import { ensureChromium } from '../chromium.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { loadWithHostileFiles } from './hostile-load.ts';

const reports = join(rootDir, '.cache/security');
const fuzzRuns = process.env.FUZZ_RUNS ?? '100000';
/** PostgreSQL gets fewer requests, because each takes several times as long there. */
const fuzzRunsOnPostgres = String(Math.ceil(Number(fuzzRuns) / 10));
const hostileRuns = process.env.HOSTILE_RUNS ?? '500';

type Part = { name: string; run: () => Promise<string> };

const parts: readonly Part[] = [
  {
    name: 'Every call as every role (test/access.test.ts), and refusals without a trace',
    run: () => vitest(['test/access.test.ts', 'test/refusals.test.ts', 'test/roles.test.ts']),
  },
  {
    name: `${fuzzRuns} requests made from the schemas (test/fuzz.test.ts)`,
    run: () => vitest(['test/fuzz.test.ts'], { env: { FUZZ_RUNS: fuzzRuns } }),
  },
  {
    name: `${fuzzRunsOnPostgres} of them on PostgreSQL`,
    run: () => vitest(['test/fuzz.test.ts'], { project: 'postgres', env: { FUZZ_RUNS: fuzzRunsOnPostgres } }),
  },
  {
    name: `Hostile files with ${hostileRuns} changed bits of each kind (test/hostile-files.slow.test.ts)`,
    run: () => vitest(['test/hostile-files.slow.test.ts'], { env: { HOSTILE_RUNS: hostileRuns } }),
  },
  { name: 'Pages while hostile files are uploaded (test/commands/hostile-load.ts)', run: hostileLoad },
  { name: 'Stored payloads on every page and screen (e2e/security)', run: journeys },
  { name: 'sqlmap on the public calls with parameters', run: () => scanned('sqlmap', sqlmap) },
  { name: 'wapiti on the public site', run: () => scanned('wapiti', wapiti) },
];

mkdirSync(reports, { recursive: true });
const results: string[] = [];
for (const { name, run } of parts) {
  console.log(`\n== ${name}`);
  const result = await run();
  results.push(`${result}: ${name}`);
}
console.log(`\n${results.join('\n')}\nReports: ${reports}`);
process.exitCode = results.some((result) => result.startsWith('failed')) ? 1 : 0;

async function vitest(
  files: string[],
  { project = 'sqlite', env = {} }: { project?: 'sqlite' | 'postgres'; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files];
  return outcome(await runChild(process.execPath, args, { cwd: rootDir, env: { ...process.env, ...env } }));
}

async function journeys(): Promise<string> {
  if (!(await ensureChromium()) || !(await buildIfStale())) return 'failed';
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.security.config.ts'];
  return outcome(await runChild(process.execPath, args, { cwd: rootDir, env: process.env }));
}

async function hostileLoad(): Promise<string> {
  if (!(await buildIfStale())) return 'failed';
  const server = await startBuiltServer();
  try {
    return (await loadWithHostileFiles(server)) ? 'passed' : 'failed';
  } finally {
    await server.stop();
  }
}

function outcome(code: number): string {
  return code === 0 ? 'passed' : 'failed';
}

/** Runs a scanner that the system has against the built program with the demo, which only this machine can reach. */
async function scanned(command: string, scan: (url: string) => Promise<boolean>): Promise<string> {
  if (!isInstalled(command)) return `not run, ${command} is not installed`;
  if (!(await buildIfStale())) return 'failed';
  const limits = 'search=100000/60,visits=100000/60,leads=100000/60';
  const server = await startBuiltServer({ environment: { LIMITS: limits } });
  try {
    return (await scan(server.url)) ? 'passed' : 'failed';
  } finally {
    await server.stop();
  }
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));
}

async function sqlmap(url: string): Promise<boolean> {
  const addresses = [
    '/api/pages/search-products?search=toka&page=1&transporter_types=1&lang=tr',
    '/api/pages/products/toka?page=1&size=30-mm&finish=nikel&order=name',
    '/api/pages/content?page=home&lang=tr',
    '/urun-ara?search_type=product&search=toka',
    '/urun/klasik-dilli-toka?v=TK-1130',
  ];
  const file = join(reports, 'addresses.txt');
  writeFileSync(file, addresses.map((address) => url + address).join('\n'));
  const output = execFileSync(
    'sqlmap',
    ['-m', file, '--batch', '--level=2', '--risk=1', '--threads=2', '--flush-session'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  writeFileSync(join(reports, 'sqlmap.txt'), output);
  const isVulnerable =
    /is vulnerable|appears to be .* injectable|identified the following injection point/.test(output);
  console.log(isVulnerable ? output.slice(-5_000) : 'no parameter is injectable');
  return !isVulnerable;
}

async function wapiti(url: string): Promise<boolean> {
  const report = join(reports, 'wapiti.txt');
  // The modules ssrf and xxe are left out, because they call a server of wapiti, and http_headers, because it demands
  // HSTS without HTTPS.
  const modules = 'exec,file,sql,blindsql,xss,permanentxss,crlf,redirect,csp,cookieflags';
  const limits = ['--scope', 'domain', '--depth', '3', '--max-scan-time', '300', '--flush-session'];
  execFileSync(
    'wapiti',
    ['-u', `${url}/`, '-m', modules, ...limits, '-f', 'txt', '-o', report, '--no-bugreport'],
    { stdio: 'inherit' },
  );
  const text = readFileSync(report, 'utf8');
  console.log(text.slice(0, 3_000));
  const found = [...text.matchAll(/^\s*([A-Z][\w() ]+) : *([1-9]\d*)$/gm)].map(([line]) => line.trim());
  return found.length === 0;
}
