import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { CopyDamaged, moveFiles } from './move-files.ts';

it('a copy that is stored with other bytes ends the move, and is copied again by the next run', async () => {
  const { ctx, settings } = await openTestApp();
  await buildMedium(ctx);
  const source = { public: ctx.publicFiles, private: ctx.privateFiles };
  const folder = (name: string) => createDiskStorage(join(settings.dataDir, 'target', name));
  const target = { public: folder('public'), private: folder('private') };
  const other = join(settings.dataDir, 'other');
  await writeFile(other, 'bozuk');
  const damaging = {
    ...target,
    public: { ...target.public, put: (key: string) => target.public.put(key, other) },
  };
  await expect(moveFiles({ settings, source, target: damaging })).rejects.toThrow(CopyDamaged);
  const moved = await moveFiles({ settings, source, target });
  expect(moved.replaced).toBeGreaterThan(0);
  const again = await moveFiles({ settings, source, target });
  expect(again).toMatchObject({ copied: 0, replaced: 0, extra: [] });
});
