import { join } from 'node:path';
import type { Config } from '#server/context/config.ts';
import type { Context } from '#server/context/context.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureSecret } from '#server/db/secrets.ts';
import { openSealingKeys } from '#server/secrets/sealing-keys.ts';
import { resealAllSecrets } from '#program/reseal-secrets.ts';
import { createLog } from './log.ts';
import { measureContext, queryLogs } from './measured-context.ts';
import { openMetrics } from '#server/metrics/metrics.ts';
import { seed } from '#program/seed/seed.ts';
import { systemClock } from '#server/ports/clock.ts';
import { openServedFiles } from '#server/context/file-stores.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { createTypesetter } from '#server/ports/typesetter/typesetter.process.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';

/**
 * Migrates and seeds the database, opens the storage and returns the context. `say` prints a line for the
 * operator.
 */
export async function openContext(config: Config, say: (line: string) => void): Promise<Context> {
  const metrics = config.metrics && (await openMetrics());
  const connections = await connect({ ...config, logs: metrics && queryLogs(metrics) });
  try {
    await migrate(connections, { backupDir: join(config.dataDir, 'backups'), say });
    await seed({ connections, clock: systemClock, config });
    const secret = await ensureSecret(connections, config);
    const sealing = await openSealingKeys(connections, config);
    const { unreadable } = await resealAllSecrets({ connections, clock: systemClock, config, sealing });
    if (unreadable > 0) say(unreadableLine(unreadable));
    const log = createLog(config);
    const ctx = {
      config,
      connections,
      db: connections.reader,
      clock: systemClock,
      log,
      secret,
      sealing,
      ...openServedFiles(config, (error) =>
        log.warn({ err: error }, 'a picture cannot be kept on this disk'),
      ),
      encoder: createPictureEncoder(),
      typesetter: createTypesetter(),
      mailer: config.mail && createSmtpMailer(config.mail),
      metrics,
    };
    if (metrics) measureContext(metrics, ctx);
    return ctx;
  } catch (error) {
    await disconnect(connections);
    throw error;
  }
}

/** The line about apps whose key is lost; their users can still sign in with recovery codes and passkeys. */
function unreadableLine(count: number): string {
  return `${count} doğrulama uygulaması hiçbir anahtarla açılamıyor (APP_SECRET ya da secret.key değişmiş): bu kişiler kurtarma koduyla girip yeniden kurmalı.`;
}

export async function closeContext(ctx: Context): Promise<void> {
  ctx.mailer?.close();
  await Promise.all([ctx.encoder.close(), ctx.typesetter.close()]);
  await disconnect(ctx.connections);
}
