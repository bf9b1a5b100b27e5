import { expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/db.ts';
import { holdFileDeletions, ifDeletionsAllowed } from './file-deletions.ts';

it('files are deleted only while no backup holds them, and two backups may hold them at once', async () => {
  const settings = await createEmptyDatabase();
  const deleted: string[] = [];
  const remove = (name: string) =>
    ifDeletionsAllowed(settings, async () => {
      deleted.push(name);
    });
  expect(await remove('before')).toBe(true);
  const release = await holdFileDeletions(settings);
  const releaseSecond = await holdFileDeletions(settings);
  expect(await remove('during')).toBe(false);
  await release();
  expect(await remove('during the second')).toBe(false);
  await releaseSecond();
  expect(await remove('after')).toBe(true);
  expect(deleted).toEqual(['before', 'after']);
});
