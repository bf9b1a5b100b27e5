import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { sendFile } from '#server/http/send-file.ts';

/** The files below `folder` are served at addresses that begin with `prefix` (`/assets/panel/`). */
export type AssetFolder = { folder: string; prefix: string };

type KeepingContext = Pick<Context, 'config' | 'releaseFiles' | 'clock'>;

/** The release that runs and those before it whose pages may still be open. */
const keptReleases = 4;

/** A bucket answers each call after some hundredths of a second. */
const putsAtOnce = 16;

/** In milliseconds: how often addresses that no known release has make a process look for releases. */
const lookEvery = 1_000;

const Release = z.array(z.string());

/** Browsers refuse scripts and style sheets of another type. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Keeps the built files of this release, so that the next release, and other hosts during an update, can serve them
 * to pages that are still open (docs/decisions/0084). Files of releases that are too old are deleted.
 */
export async function keepAssets(ctx: KeepingContext, folders: readonly AssetFolder[]): Promise<void> {
  const { releaseFiles: store } = ctx;
  if (folders.length === 0) return;
  const files = (await Promise.all(folders.map(filesOf))).flat().sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = hashOf(files.map(({ path }) => path).join('\n'));
  const releases = (await store.list('releases/r')).sort();
  if (releases.some((name) => name.endsWith(`-${hash}.json`))) return;
  for (let start = 0; start < files.length; start += putsAtOnce) {
    const some = files.slice(start, start + putsAtOnce);
    await Promise.all(some.map(({ path, file }) => store.put(keyOf(path), file)));
  }
  const paths = files.map(({ path }) => path);
  const name = `releases/r${ctx.clock.now().getTime()}-${hash}.json`;
  await putText(ctx, name, JSON.stringify(paths));
  await forgetReleases(store, [...releases, name]);
}

export type SendKeptAsset = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Makes the answer for addresses that this release does not have but an earlier or a newer one may have. */
export function keptAssetSender({ releaseFiles: store }: Pick<Context, 'releaseFiles'>): SendKeptAsset {
  const readPaths = atMostEvery(lookEvery, async () => {
    const releases = await store.list('releases/r');
    return new Set((await Promise.all(releases.map((name) => readRelease(store, name)))).flat());
  });
  let paths: ReadonlySet<string> = new Set();
  return async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const type = types[extname(path)];
    if (type === undefined || !['GET', 'HEAD'].includes(request.method)) return sendPlainNotFound(reply);
    if (!paths.has(path)) paths = await readPaths();
    return paths.has(path) ? sendKept(store, request, reply, { path, type }) : sendPlainNotFound(reply);
  };
}

async function sendKept(
  store: FileStorage,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type }: { path: string; type: string },
): Promise<FastifyReply> {
  const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const packed = isPacked ? await store.find(keyOf(`${path}.br`)) : undefined;
  const file = packed ?? (await store.find(keyOf(path)));
  if (!file) return sendPlainNotFound(reply);
  if (packed) void reply.header('content-encoding', 'br');
  void reply.header('vary', 'accept-encoding').header('cache-control', 'public, max-age=31536000, immutable');
  return sendFile(request, reply, { file, tag: `"${hashOf(path)}${packed ? '-br' : ''}"`, type });
}

/**
 * A `read` that starts at most once per `pause` milliseconds. Callers share the next one that starts after they called,
 * so made-up addresses cost no more than that, and a release that is listed is found.
 */
function atMostEvery<Result>(pause: number, read: () => Promise<Result>): () => Promise<Result> {
  let startedAt = -Infinity;
  let next: Promise<Result> | undefined;
  return () =>
    (next ??= sleep(Math.max(0, startedAt + pause - performance.now())).then(() => {
      next = undefined;
      startedAt = performance.now();
      return read();
    }));
}

async function forgetReleases(store: FileStorage, releases: readonly string[]): Promise<void> {
  const old = releases.slice(0, -keptReleases);
  if (old.length === 0) return;
  const kept = new Set(
    (await Promise.all(releases.slice(-keptReleases).map((name) => readRelease(store, name)))).flat(),
  );
  for (const name of old) {
    for (const path of await readRelease(store, name)) if (!kept.has(path)) await store.delete(keyOf(path));
    await store.delete(name);
  }
}

/** The addresses of a release's files. Another process may have just deleted an old release; it then has none. */
async function readRelease(store: FileStorage, name: string): Promise<string[]> {
  const file = await store.find(name);
  if (!file) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream()) chunks.push(chunk as Buffer);
  return Release.parse(JSON.parse(Buffer.concat(chunks).toString()));
}

async function putText({ config, releaseFiles }: KeepingContext, key: string, text: string): Promise<void> {
  const folder = join(config.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  const file = join(folder, randomUUID());
  try {
    await writeFile(file, text);
    await releaseFiles.put(key, file);
  } finally {
    await rm(file, { force: true });
  }
}

/** The files and, where the build packed them, their Brotli forms. */
async function filesOf({ folder, prefix }: AssetFolder): Promise<{ path: string; file: string }[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => types[extname(name.replace(/\.br$/, ''))] !== undefined)
    .map((name) => ({ path: prefix + name.replaceAll('\\', '/'), file: join(folder, name) }));
}

/** Names of built files have capital letters, which keys may not have. */
function keyOf(path: string): string {
  return `files/${hashOf(path)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
