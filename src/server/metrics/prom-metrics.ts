import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client';
import { programVersion } from '#server/program-version.ts';
import { createGauges } from './gauges.ts';
import { createRequestMeter } from './request-meter.ts';
import type { Metrics, MetricSources } from './metrics.ts';

/** In seconds: a cached page takes less than the first, a large upload more than the last. */
const requestTimes = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const renderTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const jobTimes = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1_800];
const queryTimes = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Metrics of prom-client; import this file only by `openMetrics`. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'vitrin_build_info',
    help: 'The version of the program.',
    labelNames: ['version'],
    registers,
  }).set({ version: programVersion() }, 1);
  const cacheAnswers = new Counter({
    name: 'vitrin_page_cache_answers_total',
    help: 'Cacheable answers by whether the cache had them.',
    labelNames: ['result'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'vitrin_render_duration_seconds',
    help: 'Time to make a cacheable answer.',
    labelNames: ['route'] as const,
    buckets: renderTimes,
    registers,
  });
  const jobs = new Histogram({
    name: 'vitrin_job_duration_seconds',
    help: 'Time of the attempts of jobs, by kind and how they ended.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: jobTimes,
    registers,
  });
  const mails = new Counter({
    name: 'vitrin_mail_attempts_total',
    help: 'Mails handed to the mail server, by kind and its answer.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const queries = new Histogram({
    name: 'vitrin_database_query_duration_seconds',
    help: 'Time of statements on the database.',
    labelNames: ['connection'] as const,
    buckets: queryTimes,
    registers,
  });
  const requests = createRequestMeter(
    new Counter({
      name: 'vitrin_http_requests_total',
      help: 'Requests by route, method and class of status.',
      labelNames: ['route', 'method', 'status'] as const,
      registers,
    }),
    new Histogram({
      name: 'vitrin_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['route'] as const,
      buckets: requestTimes,
      registers,
    }),
  );
  const sources: Partial<MetricSources> = {};
  const gauges = createGauges(registry);
  return {
    ...requests,
    countCacheAnswer: (result) => cacheAnswers.inc({ result }),
    timeRender: (route, seconds) => renders.observe({ route }, seconds),
    timeJob: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    countMail: (kind, outcome) => mails.inc({ kind, outcome }),
    timeQuery: (connection, seconds) => queries.observe({ connection }, seconds),
    addSources: (more) => void Object.assign(sources, more),
    print: async () => {
      await gauges.refresh(sources);
      return registry.metrics();
    },
  };
}
