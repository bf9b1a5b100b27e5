import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Backups, BackupStatus } from '../backup.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { getBackupStatus, listBackups } from './backups.read.ts';
import { cancelBackup, startBackup } from './backups.service.ts';

const noFields = z.object({});

export function backupRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/backups', {
    GET: verb({
      access: 'configuration',
      summary: 'The complete backups of the place, the newest first',
      answer: Backups,
      handler: () => listBackups(ctx),
    }),
    POST: verb({
      access: 'configuration',
      summary: 'Make a backup now; a job makes it',
      body: noFields,
      answer: BackupStatus,
      handler: () => startBackup(ctx),
    }),
  });
  resource(app, '/api/admin/backups/status', {
    GET: verb({
      access: 'configuration',
      summary: 'The running backup or check with its progress, and how the last backup ended',
      answer: BackupStatus,
      handler: () => getBackupStatus(ctx),
    }),
  });
  resource(app, '/api/admin/backups/cancel', {
    PUT: verb({
      access: 'configuration',
      summary: 'Stop the running backup or check',
      body: noFields,
      answer: BackupStatus,
      handler: () => cancelBackup(ctx),
    }),
  });
}
