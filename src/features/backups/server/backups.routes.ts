import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BackupDownload, Backups, BackupStatus } from '../backup.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { signedIn } from '#server/http/access.ts';
import { resource, verb } from '#server/http/resource.ts';
import { getBackupStatus, listBackups } from './backups.read.ts';
import { cancelBackup, downloadBackup, startBackup } from './backups.service.ts';

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
  app.post(
    '/api/admin/backups/:name/download',
    {
      config: { access: 'configuration' },
      schema: {
        summary: 'One backup as a single file, encrypted in the format of age',
        params: z.object({ name: z.string() }),
        body: BackupDownload,
        response: {
          200: { content: { 'application/octet-stream': { schema: z.string() } } },
          '4xx': Failure,
        },
      },
    },
    async (request, reply) => {
      const { name } = request.params as { name: string };
      const { passphrase } = request.body as BackupDownload;
      const archive = await downloadBackup(ctx, signedIn(request), { name, passphrase });
      return reply
        .header('content-disposition', `attachment; filename="vitrin-${name}.tar.age"`)
        .type('application/octet-stream')
        .send(archive);
    },
  );
}
