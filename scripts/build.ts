import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '#server/main.ts';
import { hashInputs } from './build-inputs.ts';
import { bundleFiles, filesOfEntry, findPanelLibraries, type Manifest } from './bundle-guard.ts';
import { runChild } from './child.mjs';
import { compressFiles } from './compress-files.ts';
import { withLock } from './lock.mjs';

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);

type Part = {
  name: string;
  title: string;
  command: string[];
  inputs: string[];
  /** Stands there when the build is whole. */
  output: string;
  /** What browsers load of it. */
  delivered?: {
    folder: string;
    /** Of its files, those that visitors or the login page may load. */
    lightFiles: (folder: string) => string[];
  };
};

const commonInputs = ['src/shared', 'src/ui', 'package-lock.json', 'tsconfig.json'];

const parts: readonly Part[] = [
  {
    name: 'site',
    title: 'Site',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    inputs: [...commonInputs, 'src/site', 'vite.config.ts', 'react-router.config.ts'],
    output: 'build/site/server/index.js',
    delivered: { folder: 'build/site/client', lightFiles: bundleFiles },
  },
  {
    name: 'panel',
    title: 'Yönetim paneli',
    command: [
      ...['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.panel.config.ts'],
      ...['--manifest', '--logLevel', 'warn'],
    ],
    inputs: [...commonInputs, 'src/admin', 'src/login', 'vite.panel.config.ts'],
    output: 'build/panel/.vite/manifest.json',
    delivered: {
      folder: 'build/panel',
      lightFiles: (folder) => {
        const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        return filesOfEntry(manifest, 'login/index.html');
      },
    },
  },
  {
    name: 'server',
    title: 'Sunucu',
    command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.server.config.ts', '--logLevel', 'warn'],
    // It holds the built site: after it, and again whenever that changes.
    inputs: [...commonInputs, 'src/server', 'demo', 'vite.server.config.ts', 'build/site.inputs'],
    output: 'build/server/main.js',
  },
];

/** The program's process as it was built. */
export function importServer(): Promise<typeof Server> {
  return import(pathToFileURL(join(root, 'build/server/main.js')).href) as Promise<typeof Server>;
}

/** Whether everything that the server delivers has been built, however old. */
export function isBuilt(): boolean {
  return parts.every(({ output }) => existsSync(join(root, output)));
}

/** Builds what differs from its sources. False when a build failed; the reason has been printed. */
export async function buildIfStale(): Promise<boolean> {
  if (!parts.some(isStale)) return true;
  const onWait = (owner: number) => say(`Başka bir derleme sürüyor (işlem ${owner}); bitmesi bekleniyor.`);
  return withLock({ directory: join(root, '.cache'), name: 'build', onWait }, async (hold) => {
    for (const part of parts) if (isStale(part) && !(await build(part, hold))) return false;
    return true;
  });
}

const stampFile = ({ name }: Part) => join(root, `build/${name}.inputs`);

function isStale(part: Part): boolean {
  const stamp = stampFile(part);
  if (!existsSync(join(root, part.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hashInputs(root, part.inputs);
}

async function build(part: Part, hold: (child: number) => void): Promise<boolean> {
  const started = performance.now();
  const inputs = hashInputs(root, part.inputs);
  rmSync(stampFile(part), { force: true });
  say(`${part.title} derleniyor.`);
  // The compile cache is the server's: a build would fill it with megabytes that no start reads.
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: undefined };
  const code = await runChild(process.execPath, part.command, { cwd: root, env, onStart: hold });
  if (code !== 0) return fail(`${part.title} derlenemedi (çıkış kodu ${code}).`);
  if (part.delivered) {
    const folder = join(root, part.delivered.folder);
    const strays = findPanelLibraries(folder, part.delivered.lightFiles(folder));
    if (strays.length > 0) return fail(`Ziyaretçiye giden pakette panel kodu var: ${strays.join(', ')}`);
    await compressFiles(bundleFiles(folder).map((file) => join(folder, file)));
  }
  writeFileSync(stampFile(part), inputs);
  say(`${part.title} derlendi (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  return true;
}

function fail(line: string): false {
  console.error(line);
  return false;
}

if (process.argv[1] === import.meta.filename && !(await buildIfStale())) process.exitCode = 1;
