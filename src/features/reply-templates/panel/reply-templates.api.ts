import { replyTemplate, type ReplyTemplate } from '../reply-template.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

export const replyTemplateCalls = recordCalls<ReplyTemplate>('reply-templates', replyTemplate);
