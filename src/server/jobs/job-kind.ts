import { z } from 'zod';
import type { JobHandler } from './run-job.ts';

/** A kind of job: its schema types what `enqueue` takes, and parses what the handler gets. */
export type JobKind<Payload> = {
  /** As the table `jobs` stores it. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /**
   * The entry of `JobHandlers`.
   * @throws Error, so that the job fails, for a payload that does not fit; the text names its fields.
   */
  handledBy(work: JobWork<Payload>): [name: string, handler: JobHandler];
};

/** As `JobHandler`, with a parsed payload. */
type JobWork<Payload> = (payload: Payload, signal: AbortSignal, attempt?: number) => Promise<void>;

export type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? Payload : never;

export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> {
  return {
    name,
    payload,
    handledBy: (work) => [
      name,
      async (stored, signal, attempt) => {
        const { data, error } = payload.safeParse(stored);
        if (error) throw new Error(`the payload does not fit ${name}: ${z.prettifyError(error)}`);
        await work(data, signal, attempt);
      },
    ],
  };
}
