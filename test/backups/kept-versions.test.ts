import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillDatabase } from '#features/backups/server/restore-backup.ts';
import { findLatest } from '#features/backups/server/stored-backups.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { createEmptyDatabase } from '#test/db.ts';

const versions = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name));

describe.each(versions)('the example as version %s made it', (version) => {
  const folder = join(import.meta.dirname, version);

  it('comes back, is brought to this version, and answers as it did', async () => {
    const place = createDiskStorage(folder, { isPrivate: true });
    const latest = await findLatest(place);
    if (!latest) throw new Error(`There is no backup in ${folder}`);
    const settings = await createEmptyDatabase();
    const reading = { place, identity: undefined };
    await fillDatabase(settings, { manifest: latest.manifest, reading });
    const { call } = await openTestApp({ settings, clock: createClock(latest.manifest.snapshot_at) });
    const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Record<string, object>;
    for (const [path, answer] of Object.entries(answers)) {
      const { status, body } = await call('GET', path);
      // Later versions may add fields.
      expect({ path, status, body }).toMatchObject({ path, status: 200, body: answer });
    }
  });
});
