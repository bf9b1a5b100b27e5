/** Sends requests with autocannon, in its own process, so that it does not compete with the server. */
import autocannon from '../tools/autocannon.ts';
import type { LoadAnswer, LoadTask } from '../load.ts';

process.on('message', (task: LoadTask) => {
  void run(task).then((answer) => process.send?.(answer));
});

async function run({ url, requestsPerSecond, ...options }: LoadTask): Promise<LoadAnswer> {
  const latencies: number[] = [];
  const paths = options.paths.map((path) => ({ path }));
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        requests: paths,
        connections: options.connections,
        headers: { 'accept-encoding': 'br' },
        ...(options.amount === undefined ? { duration: options.seconds } : { amount: options.amount }),
        ...(requestsPerSecond && { overallRate: requestsPerSecond, ignoreCoordinatedOmission: true }),
      },
      (error: Error | null, result) => {
        if (error) reject(error);
        else
          resolve({
            perSecond: result.requests.total / result.duration,
            total: result.requests.total,
            bytes: result.throughput.total,
            failures: result.errors + result.timeouts + result.non2xx,
            latencies,
          });
      },
    );
    if (requestsPerSecond !== undefined)
      instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
}
