import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Backups, BackupStatus } from '../backup.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter, queryClient } from '#panel/api/queries.ts';

const path = '/backups';
const listKey = ['backups', 'list'];
const statusKey = ['backups', 'status'];
const pollTime = 1_000;

export const useBackups = () => useQuery({ queryKey: listKey, queryFn: () => read(Backups, path) });

/** What is going on, asked repeatedly while something is; the list is loaded again when it ends. */
export function useBackupStatus() {
  const query = useQuery({
    queryKey: statusKey,
    queryFn: () => read(BackupStatus, `${path}/status`),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? pollTime : false),
  });
  const busy = query.data !== undefined && isBusy(query.data);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) void queryClient.invalidateQueries({ queryKey: listKey });
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
