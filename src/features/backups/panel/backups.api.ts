import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Backups, BackupStatus, type BackupDownload } from '../backup.ts';
import { postForFile, read, write, type OnBytes } from '#panel/api/client.ts';
import { invalidate, invalidateAfter, queryClient } from '#panel/api/queries.ts';
import { saveBlob } from '#panel/api/save-file.ts';

const path = '/backups';
const listKey = ['backups', 'list'];
const statusKey = ['backups', 'status'];
const pollTime = 1_000;

export const useBackups = () => useQuery({ queryKey: listKey, queryFn: () => read(Backups, path) });

/** Asks repeatedly while a backup or a check waits or runs. When it has ended, the list is loaded again. */
export function useBackupStatus() {
  const query = useQuery({
    queryKey: statusKey,
    queryFn: () => read(BackupStatus, `${path}/status`),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? pollTime : false),
  });
  const busy = query.data !== undefined && isBusy(query.data);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) invalidate({ queryKey: listKey });
    wasBusy.current = busy;
  }, [busy]);
  return query;
}

export const isBusy = ({ running, is_waiting: isWaiting }: BackupStatus) => running !== null || isWaiting;

export const startBackup = () => change(write(BackupStatus, 'POST', path));
export const cancelBackup = () => change(write(BackupStatus, 'PUT', `${path}/cancel`));

async function change(call: Promise<BackupStatus>): Promise<void> {
  queryClient.setQueryData(statusKey, await invalidateAfter(call));
}

/** Saves a backup as one encrypted file, under the name that the server gives it too. */
export async function downloadBackup(name: string, fields: BackupDownload, onBytes: OnBytes): Promise<void> {
  saveBlob(await postForFile(`${path}/${name}/download`, fields, onBytes), `vitrin-${name}.tar.age`);
}
