/**
 * Thrown by a handler that schedules its own retries: the job is due again after `delay`
 * milliseconds, any number of times.
 */
export class RetryLater extends Error {
  readonly delay: number;

  constructor(delay: number) {
    super('the job will be tried again');
    this.delay = delay;
  }
}
