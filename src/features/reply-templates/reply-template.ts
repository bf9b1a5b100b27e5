import type { z } from 'zod';
import { line, longText } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';

/** A prepared answer; staff choose one and change it before it is sent. */
export const replyTemplate = recordSchemas({
  texts: { name: line(200), subject: line(300), body: longText(20_000) },
  fields: {},
  shown: {},
});
export const ReplyTemplate = replyTemplate.record;
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;
