/** The main file of the process that packs and encrypts a backup for a download; `archive.process.ts` forks it. */
import { once } from 'node:events';
import { endWithParent, lowerPriority } from '#server/ports/child-process.ts';
import { encrypted } from '../age.ts';
import { openBackupPlace } from '../place.ts';
import { readManifest } from '../stored-backups.ts';
import type { ArchiveAnswer, ArchiveTask } from './archive.process.ts';
import { packBackup } from './pack-backup.ts';

// Ctrl-C reaches the whole process group, but the server decides when this process ends.
process.on('SIGINT', () => undefined);
endWithParent();
lowerPriority();

async function send({ settings, name, lock }: ArchiveTask): Promise<void> {
  const place = openBackupPlace(settings);
  const manifest = await readManifest(place, name);
  const archive = await encrypted(packBackup(place, { name, manifest }), lock);
  answer({ isReady: true });
  for await (const bytes of archive as AsyncIterable<Buffer>)
    if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
}

function answer(message: ArchiveAnswer): void {
  process.send?.(message);
}

const [task] = (await once(process, 'message')) as [ArchiveTask];
try {
  await send(task);
} catch (error) {
  console.error('a backup was not packed:', error);
  answer({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
process.removeAllListeners('disconnect');
process.disconnect();
