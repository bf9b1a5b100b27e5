import { findUnpurgedSince } from '#features/cdn/server/late-purge.read.ts';
import { selectMailCounts } from '#features/mail/server/outbox.queries.ts';
import type { Logger } from 'kysely';
import type { QueryLogs } from '#server/db/connect.ts';
import type { Context } from '#server/context/context.ts';
import { selectJobCounts, selectOldestDue } from '#server/jobs/jobs.queries.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

/** Connects the metrics to what they read of the context each time. */
export function measureContext(metrics: Metrics, { db, connections, encoder }: Context): void {
  metrics.addSources({
    readDatabaseUse: connections.readUse,
    readWork: async (now) => {
      const [jobs, oldestDue, mails, unpurgedSince] = await Promise.all([
        selectJobCounts(db, maxAttempts),
        selectOldestDue(db, { now, maxAttempts }),
        selectMailCounts(db),
        findUnpurgedSince(db),
      ]);
      return { jobs, oldestDue, mails, unpurgedSince };
    },
    encoder: encoder.waiting,
  });
}

/** Listeners that time the statements of both connections. */
export function queryLogs({ timeQuery }: Metrics): QueryLogs {
  const logOf =
    (connection: 'reader' | 'writer'): Logger =>
    ({ queryDurationMillis }) =>
      timeQuery(connection, queryDurationMillis / 1_000);
  return { reader: logOf('reader'), writer: logOf('writer') };
}
