import type { z } from 'zod';
import { plainSchemas } from '#shared/schema/plain-record.ts';
import { replyTemplateKind } from './reply-template.kind.ts';

/** A prepared answer; staff choose one and change it before it is sent. */
export const replyTemplate = plainSchemas(replyTemplateKind);
export type ReplyTemplate = z.infer<typeof replyTemplate.record>;
