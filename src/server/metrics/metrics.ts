import type { Server, ServerResponse } from 'node:http';
import type { DatabaseUse } from '#server/db/connect.ts';

/** How a job ended; the process stopped before a `returned` job was done, so it runs again. */
export type JobOutcome = 'done' | 'failed' | 'postponed' | 'returned';

export type QueueLength = { running: number; waiting: number };

/** What the database has stored to be done. */
export type WaitingWork = {
  jobs: readonly { kind: string; state: string; count: number }[];
  /** The time since which the first due job waits, as ISO text. */
  oldestDue: string | undefined;
  mails: readonly { state: string; count: number }[];
  /** The time of the first write that the CDN does not know yet, as ISO text. */
  unpurgedSince: string | undefined;
};

/** What is read each time somebody asks for the metrics. */
export type MetricSources = {
  readDatabaseUse: () => Promise<DatabaseUse>;
  readWork: (now: string) => Promise<WaitingWork>;
  /** Files that wait for the encoder, by the name of its queue. */
  encoder: () => Readonly<Record<string, number>>;
  /** The queues of requests during an overload, by name. */
  admissions: Readonly<Record<string, () => QueueLength>>;
  pageCache: () => { entries: number; bytes: number };
};

/**
 * The measurements of this process (docs/decisions/0081). Labels have few values, all known to the program: patterns of
 * routes, kinds of jobs and mails. None contains an address, a search or anything about a person.
 */
export type Metrics = {
  /** Counts and times all requests of a server, including those that never reach Fastify. */
  watchRequests: (server: Server) => void;
  /** Names the route of an answer. The time of an endless answer, a stream of events, is not measured. */
  nameRequest: (response: ServerResponse, route: string, isEndless?: boolean) => void;
  countCacheAnswer: (result: 'hit' | 'miss') => void;
  timeRender: (route: string, seconds: number) => void;
  timeJob: (kind: string, outcome: JobOutcome, seconds: number) => void;
  countMail: (kind: string, outcome: string) => void;
  timeQuery: (connection: 'reader' | 'writer', seconds: number) => void;
  addSources: (sources: Partial<MetricSources>) => void;
  /** Everything as OpenMetrics text. It does not throw if the database is lost, because that is a measurement too. */
  print: () => Promise<string>;
};

/** The type of the text that `print` returns. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Starts to measure. The library is loaded here, so that a process without metrics does not pay for it. */
export async function openMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('./prom-metrics.ts');
  return createMetrics();
}
