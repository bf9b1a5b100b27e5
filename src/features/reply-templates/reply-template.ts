import type { z } from 'zod';
import { plainSchemas } from '#shared/schema/plain-record.ts';
import { replyTemplateKind } from './reply-template.kind.ts';

/** A prepared reply, which staff choose and edit before sending. */
export const replyTemplate = recordSchemas({
  texts: { name: line(200), subject: line(300), body: longText(20_000) },
  fields: {},
  shown: {},
});
export const ReplyTemplate = replyTemplate.record;
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;
