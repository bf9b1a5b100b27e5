import type { BackupStatus, Backups } from '#features/backups/backup.ts';
import type { WriteKind } from '../client.ts';

const url = '/api/admin/backups';

/** Asks for a backup unless one is being made. Each backup that the list has shown must stay in it. */
export const makeBackup: WriteKind = {
  name: 'backup',
  weight: 1,
  write: async ({ calls, book, own }) => {
    const known = own<string>('backup');
    const list = await calls.staff<Backups>('GET', url);
    for (const { name } of list.data.filter((one) => !known.includes(one.name))) {
      known.push(name);
      const register = book.register(`backup ${name}`, async ({ staff }) => {
        const { data } = await staff<Backups>('GET', url);
        return data.some((one) => one.name === name) ? { name } : undefined;
      });
      await book.write(register, { name }, () => Promise.resolve());
    }
    const { running, is_waiting: isWaiting } = await calls.staff<BackupStatus>('GET', `${url}/status`);
    if (running || isWaiting) return;
    // Somebody else may have asked in between.
    await calls.staff('POST', url, {}).catch((error: unknown) => {
      if (!String(error).includes('yedek alınıyor')) throw error;
    });
  },
};
