/**
 * A handler that schedules its own retries throws this: the job is due again after `delay` milliseconds,
 * without a limit of attempts.
 */
export class RetryLater extends Error {
  readonly delay: number;

  constructor(delay: number) {
    super('the job will be tried again');
    this.delay = delay;
  }
}
