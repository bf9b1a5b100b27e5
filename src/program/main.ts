import { access, constants, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buildApp } from './app.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { ConfigError } from '#server/context/config-error.ts';
import type { Context } from '#server/context/context.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from '#server/db/migrate.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { ensureFirstAccount } from '#features/users/server/first-account.ts';
import { createBuiltFrontend, type Frontend } from '#program/entries/frontend.ts';
import { startAllJobs } from './job-handlers.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import { serveMetrics } from '#server/http/metrics.ts';
import { releaseLeasesOfStoppedProcesses } from '#server/jobs/enqueue.ts';
import { DataDirLockedError, lockDataDir } from './data-dir-lock.ts';
import { closeContext, openContext } from './open-context.ts';
import { startHeartbeat } from '#features/processes/server/heartbeat.ts';
import { keepAssets } from './entries/kept-assets.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { BucketRefused, checkBucket } from '#server/ports/bucket/check-bucket.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { KeyFileError } from '#server/secrets/key-file.ts';
import { rootDir } from '#server/root-dir.ts';

/** A failed start; the message is one line for the operator. */
class StartError extends Error {}

/** In milliseconds; on a single host the files are needed only after an update, so the first pages come first. */
const keepingPause = 10_000;

const say = (line: string) => console.log(line);

/**
 * Starts the server from the environment and shuts it down on SIGTERM or SIGINT. A failed start prints one
 * line and sets the exit code.
 */
export async function runServer(openFrontend?: (config: Config) => Promise<Frontend>): Promise<void> {
  try {
    const config = readConfig(process.env);
    await startServer(config, openFrontend);
  } catch (error) {
    const line = asStartError(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exitCode = 1;
  }
}

async function startServer(
  config: Config,
  openFrontend: (config: Config) => Promise<Frontend> = () => createBuiltFrontend(join(rootDir, 'build')),
): Promise<void> {
  await openDataDir(config.dataDir);
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    await checkFiles(config);
    const ctx = await openContext(config, say);
    try {
      await serve(ctx, await openFrontend(config), unlock);
    } catch (error) {
      await closeContext(ctx);
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

async function serve(ctx: Context, frontend: Frontend, unlock: () => void): Promise<void> {
  const { config } = ctx;
  await ensureFirstAccount(ctx, say);
  const app = await buildApp(ctx, frontend);
  if (config.demo) await inOneProcess(ctx, () => loadDemo(ctx));
  // Pages of this release may ask other hosts for its files at once.
  if (config.databaseUrl) await keepBuiltFiles(ctx, frontend);
  const metricsServer = await listenForMetrics(ctx);
  const started = Promise.withResolvers<() => Promise<JobRunner>>();
  // From its first answer on, the server can be stopped; what has yet to start is awaited first.
  onStopSignal(config, async (delay) => {
    say('Kapanıyor …');
    const endBackground = await started.promise;
    await shutDownGracefully(ctx, app, await endBackground(), delay);
    metricsServer?.close();
    await closeContext(ctx);
    unlock();
    say('Kapandı.');
  });
  await app.listen({ port: config.port, host: config.host });
  const endHeartbeat = await startHeartbeat(ctx);
  const { port } = app.server.address() as AddressInfo;
  // With SQLite no other process runs jobs, so every existing lease belongs to a killed process.
  if (!config.databaseUrl) await releaseLeasesOfStoppedProcesses(ctx);
  const jobs = await startAllJobs(ctx);
  say(`Site:  http://${config.host}:${port}`);
  say(`Panel: http://${config.host}:${port}/admin`);
  const keeping = config.databaseUrl
    ? undefined
    : setTimeout(() => void keepBuiltFiles(ctx, frontend), keepingPause);
  keeping?.unref();

  started.resolve(async () => {
    clearTimeout(keeping);
    await endHeartbeat();
    return jobs;
  });
}

/** Calls `stop` once, with the time for which the server announces its end, in milliseconds. */
function onStopSignal(config: Config, stop: (delay: number) => Promise<void>): void {
  process.once('SIGTERM', () => void stop(config.stop.delay));
  // Whoever stops the program in a terminal need not wait for load balancers.
  process.once('SIGINT', () => void stop(0));
}

/** A failure leaves only pages that are open during the next update without their later parts. */
async function keepBuiltFiles(ctx: Context, frontend: Frontend): Promise<void> {
  await keepAssets(ctx, frontend.assetFolders ?? []).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the built files of this release cannot be kept'),
  );
}

/** Refuses a bucket that this program cannot use. One that does not answer now may do so later; pages need none. */
async function checkFiles({ files }: Config): Promise<void> {
  if (!files.bucket) return;
  try {
    await checkBucket(files.bucket);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    say(
      `${error.message}. Site açılıyor; dosyalar kova yanıt verince gelir, yüklemeler o zamana dek reddedilir.`,
    );
  }
}

async function listenForMetrics({ config, metrics }: Context): Promise<Server | undefined> {
  const port = config.metrics?.port;
  return metrics && port !== undefined ? serveMetrics(metrics, port) : undefined;
}

/** The imports are dynamic, so that the server does not depend on the demo content. */
async function loadDemo(ctx: Context): Promise<void> {
  const { mayNeedDemo } = await import('#demo/load-marker.ts');
  if (!(await mayNeedDemo(ctx))) return;
  const { loadDemoIfEmpty } = await import('#demo/load.ts');
  await loadDemoIfEmpty(ctx, say);
}

async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR: veri klasörü açılamıyor ya da yazılamıyor: ${dataDir}`);
  }
}

/**
 * Creates a folder and its parents. Node's recursive mkdir is not used, because it never returns where the
 * system creates no folders, such as below `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}

/**
 * Error codes of the operating system and the databases, by the environment variable that is probably wrong.
 */
const causes: Readonly<Record<string, readonly string[]>> = {
  'HOST/PORT: bu adres dinlenemiyor': ['EADDRNOTAVAIL', 'EACCES'],
  'DATA_DIR: veritabanı dosyası (vitrin.db) açılamıyor': ['EISDIR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
  'DATA_DIR: vitrin.db bir veritabanı değil ya da bozuk': ['SQLITE_NOTADB', 'SQLITE_CORRUPT'],
  'DATA_DIR: disk dolu': ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'],
  'DATABASE_URL: veritabanı sunucusu yanıt vermiyor': ['ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET', '57P03'],
  'DATABASE_URL: kullanıcı adı ya da parola yanlış': ['28P01', '28000'],
  'DATABASE_URL: böyle bir veritabanı yok': ['3D000'],
  'DATABASE_URL: veritabanının bütün bağlantıları dolu': ['53300'],
};

/** The setting whose port is taken. */
function portName(port: number | undefined): string {
  return port !== undefined && String(port) === process.env.METRICS_PORT?.trim() ? 'METRICS_PORT' : 'PORT';
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

function asStartError(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof NewerDatabaseError || error instanceof UnreleasedDatabaseError) return error.message;
  if (error instanceof BucketRefused || error instanceof StorageUnavailable) return error.message;
  if (error instanceof DataDirLockedError || error instanceof KeyFileError) return error.message;
  const { code = '', path, port, address, hostname } = error as SystemError;
  if (code === 'EADDRINUSE') return `${portName(port)}: ${port ?? ''} numaralı kapı dolu (${address ?? ''}).`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const variable = hostname === process.env.HOST ? 'HOST' : 'DATABASE_URL';
    return `${variable}: böyle bir adres bulunamadı (${hostname ?? ''}).`;
  }
  // Listening can be denied with the same codes, but then the error has no path.
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && path !== undefined)
    return `DATA_DIR: dosya açılamıyor ya da yazılamıyor (${code}): ${path}`;
  const [line] = Object.entries(causes).find(([, codes]) => codes.includes(code)) ?? [];
  return line && `${line} (${code}).`;
}
