/** Thrown by a handler that plans its own attempts: the job is due again after `delay` milliseconds, without a limit. */
export class RetryLater extends Error {
  readonly delay: number;

  constructor(delay: number) {
    super('the job will be tried again');
    this.delay = delay;
  }
}
