import { z } from 'zod';
import { Failure } from '#shared/schema/envelope.ts';
import { RequestFailed, RequestRefused } from './failures.ts';

/** A response of the server, from `fetch` or `XMLHttpRequest`. */
export type Answer = { status: number; text: string };

/** A `success: false` without a message is a refusal too; each dialog then shows its own text. */
const Refusal = Failure.extend({ message: z.string().default('') });

/**
 * Parses an answer and checks it against its schema.
 * @throws RequestRefused for a readable `success: false` below 500, else RequestFailed
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.infer<Schema> {
  const body = parseJson(answer);
  if (answer.status >= 500) throw new RequestFailed(answer.status, body);
  const failure = Refusal.safeParse(body);
  if (failure.success) {
    const { message, errors, data } = failure.data;
    throw new RequestRefused(answer.status, message, errors, data);
  }
  const parsed = schema.safeParse(body);
  if (answer.status >= 400 || !parsed.success) throw new RequestFailed(answer.status, parsed.error ?? body);
  return parsed.data;
}

function parseJson({ status, text }: Answer): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new RequestFailed(status, error);
  }
}
