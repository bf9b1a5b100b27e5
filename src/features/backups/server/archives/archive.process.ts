import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '#server/context/config.ts';
import type { Lock } from '../age.ts';
import { rootDir } from '#server/root-dir.ts';
import { BackupDamaged } from '../objects.ts';

/** A path from the root, because the built server lies elsewhere. */
const childFile = join(rootDir, 'src/features/backups/server/archives/archive.child.ts');

export type ArchiveTask = { settings: Pick<Config, 'dataDir' | 'backups'>; name: string; lock: Lock };
export type ArchiveAnswer = { isReady: true } | { failed: string };

/**
 * One backup as an encrypted tar file. A child process makes it, because encrypting would delay the pages of visitors;
 * the process ends when the stream has been read or is destroyed.
 *
 * @throws BackupDamaged if it cannot be read; later errors are errors of the stream
 */
export async function openArchive(task: ArchiveTask): Promise<Readable> {
  const child = fork(childFile, [], {
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const first = once(child, 'message') as Promise<[ArchiveAnswer]>;
  child.send(task);
  const crashed: ArchiveAnswer = { failed: 'Yedek okunurken süreç beklenmedik biçimde sonlandı.' };
  const answer = await Promise.race([first.then(([message]) => message), exit.then(() => crashed)]);
  if ('failed' in answer) throw new BackupDamaged(answer.failed);
  async function* bytes(): AsyncGenerator<Buffer> {
    yield* child.stdout as AsyncIterable<Buffer>;
    const [code] = await exit;
    if (code !== 0) throw new Error('The archive is not complete');
  }
  const archive = Readable.from(bytes());
  archive.once('close', () => child.kill());
  return archive;
}
