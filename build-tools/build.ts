import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { rootDir } from '#server/root-dir.ts';
import { runChild } from '../scripts/child.mjs';
import { withLock } from '../scripts/lock.mjs';
import { hashInputs } from './build-inputs.ts';
import { bundleFiles, filesOfEntry, findPanelLibraries, type Manifest } from './bundle-guard.ts';

/** In bytes; compressing smaller files saves almost nothing. */
const smallestCompressed = 256;

const say = (line: string) => console.log(line);

type Part = {
  name: string;
  title: string;
  command: string[];
  inputs: string[];
  /** A file that exists after the part is built. */
  output: string;
  /** The files that browsers load. */
  delivered?: {
    folder: string;
    /** The files that visitors and the sign-in page may load; they must not contain the panel's libraries. */
    lightFiles: (folder: string) => string[];
  };
};

const commonInputs = ['src/shared', 'src/features', 'src/ui', 'package-lock.json', 'tsconfig.json'];

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '-c'];

const parts: readonly Part[] = [
  {
    name: 'site',
    title: 'Site',
    command: [...vite, 'build-tools/vite.site.config.ts', '--app'],
    inputs: [...commonInputs, 'src/site', 'build-tools/vite.site.config.ts', 'build-tools/model-viewer.ts'],
    output: 'build/site/server/index.js',
    delivered: { folder: 'build/site/client', lightFiles: bundleFiles },
  },
  {
    name: 'panel',
    title: 'Yönetim paneli',
    command: [...vite, 'build-tools/vite.panel.config.ts', '--manifest'],
    inputs: [
      ...commonInputs,
      'src/panel',
      'src/program/panel',
      'src/login',
      'build-tools/vite.panel.config.ts',
    ],
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
    command: [...vite, 'build-tools/vite.server.config.ts'],
    // The server bundle contains the built site, so it must be rebuilt after the site.
    inputs: [
      ...commonInputs,
      'src/server',
      'src/program',
      'demo',
      'build-tools/vite.server.config.ts',
      'build/site.inputs',
    ],
    output: 'build/server/main.js',
  },
];

/** Whether every part has been built successfully before, even if sources have changed since. */
export function isBuilt(): boolean {
  return parts.every((part) => existsSync(join(rootDir, part.output)) && existsSync(stampFile(part)));
}

/** Builds the parts whose sources changed. Returns false if a build failed; the reason was printed. */
export async function buildIfStale(): Promise<boolean> {
  if (!parts.some(isStale)) return true;
  const onWait = (owner: number) => say(`Başka bir derleme sürüyor (işlem ${owner}); bitmesi bekleniyor.`);
  return withLock({ directory: join(rootDir, '.cache'), name: 'build', onWait }, async (hold) => {
    for (const part of parts) if (isStale(part) && !(await build(part, hold))) return false;
    return true;
  });
}

const stampFile = ({ name }: Part) => join(rootDir, `build/${name}.inputs`);

function isStale(part: Part): boolean {
  const stamp = stampFile(part);
  if (!existsSync(join(rootDir, part.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hashInputs(rootDir, part.inputs);
}

async function build(part: Part, hold: (child: number) => void): Promise<boolean> {
  const started = performance.now();
  const inputs = hashInputs(rootDir, part.inputs);
  rmSync(stampFile(part), { force: true });
  say(`${part.title} derleniyor.`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runChild(process.execPath, part.command, { cwd: rootDir, env, onStart: hold });
  if (code !== 0) return fail(`${part.title} derlenemedi (çıkış kodu ${code}).`);
  if (part.delivered) {
    const folder = join(rootDir, part.delivered.folder);
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

/** Writes `file.br` and `file.gz` beside each file, with the highest compression. */
async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < smallestCompressed) return;
  await Promise.all([
    promisify(brotliCompress)(plain).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(plain, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
