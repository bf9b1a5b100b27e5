import type { z } from 'zod';
import { plainSchemas } from '#shared/schema/plain-record.ts';
import { replyTemplateKind } from './reply-template.kind.ts';

/** A prepared reply. Staff choose it and can change the text before they send it. */
export const replyTemplate = plainSchemas(replyTemplateKind);
export type ReplyTemplate = z.infer<typeof replyTemplate.record>;
