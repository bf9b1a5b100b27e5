import { z } from 'zod';
import type { JobHandler } from './run-job.ts';

/** A kind of job. Its schema types the payload for `enqueue` and parses it for the handler. */
export type JobKind<Payload> = {
  /** The name in the table `jobs`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /**
   * The entry for `JobHandlers`. For a payload that does not match the schema the handler throws an Error
   * that names the fields, and the job fails.
   */
  handledBy(work: JobWork<Payload>): [name: string, handler: JobHandler];
};

/** Like `JobHandler`, but with a parsed payload. */
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
