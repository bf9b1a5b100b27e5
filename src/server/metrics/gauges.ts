import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { MetricSources, WaitingWork } from './metrics.ts';

/** The metrics that are read only when somebody asks, such as lengths of queues. */
export function createGauges(registry: Registry<OpenMetricsContentType>) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const running = gauge('vitrin_requests_running', 'Requests that hold a place.', 'queue');
  const waiting = gauge('vitrin_requests_waiting', 'Requests that wait for a place.', 'queue');
  const entries = gauge('vitrin_page_cache_entries', 'Answers in the page cache.');
  const cacheBytes = gauge('vitrin_page_cache_bytes', 'Memory of the page cache.');
  const files = gauge('vitrin_media_files_waiting', 'Files that wait for the encoder.', 'queue');
  const jobs = gauge('vitrin_jobs', 'Jobs in the database by kind and state.', 'kind', 'state');
  const oldest = gauge('vitrin_job_oldest_due_seconds', 'How long the first due job has waited.');
  const unpurged = gauge('vitrin_cdn_unpurged_seconds', 'How long the CDN may have shown old pages.');
  const mails = gauge('vitrin_mails', 'Mails in the outbox by state, without sent ones.', 'state');
  const isUp = gauge('vitrin_database_up', 'Whether the database answers.');
  const bytes = gauge('vitrin_database_bytes', 'Bytes of the SQLite files.', 'file');
  const pool = gauge('vitrin_database_connections', 'Connections to PostgreSQL.', 'pool', 'state');

  function showWork({ jobs: queued, oldestDue, mails: unsent, unpurgedSince }: WaitingWork, now: Date): void {
    for (const { kind, state, count } of queued) jobs.set({ kind, state }, count);
    oldest.set(secondsSince(oldestDue, now));
    unpurged.set(secondsSince(unpurgedSince, now));
    for (const state of ['waiting', 'held', 'failed']) mails.set({ state }, 0);
    for (const { state, count } of unsent) mails.set({ state }, count);
  }

  async function refreshWork(readWork: MetricSources['readWork']): Promise<void> {
    // Kinds of jobs that ended must not keep their last number, nor a lost database its last rows.
    for (const each of [jobs, oldest, unpurged, mails]) each.reset();
    const now = new Date();
    try {
      showWork(await readWork(now.toISOString()), now);
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  }

  async function refreshUse(readDatabaseUse: MetricSources['readDatabaseUse']): Promise<void> {
    const { files: sizes, pools } = await readDatabaseUse();
    for (const [file, size] of Object.entries(sizes)) bytes.set({ file }, size);
    for (const [name, states] of Object.entries(pools)) {
      for (const [state, count] of Object.entries(states)) pool.set({ pool: name, state }, count);
    }
  }

  return {
    refresh: async ({ admissions = {}, pageCache, ...sources }: Partial<MetricSources>) => {
      for (const [queue, length] of Object.entries(admissions)) {
        running.set({ queue }, length().running);
        waiting.set({ queue }, length().waiting);
      }
      if (pageCache) {
        entries.set(pageCache().entries);
        cacheBytes.set(pageCache().bytes);
      }
      for (const [queue, count] of Object.entries(sources.encoder?.() ?? {})) files.set({ queue }, count);
      if (sources.readDatabaseUse) await refreshUse(sources.readDatabaseUse);
      if (sources.readWork) await refreshWork(sources.readWork);
    },
  };
}

function secondsSince(instant: string | undefined, now: Date): number {
  return instant === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1_000);
}
