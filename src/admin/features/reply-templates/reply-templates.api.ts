import { replyTemplate, type ReplyTemplate } from '#shared/api/messages/reply-template.ts';
import { recordCalls } from '../../components/records/record-calls.ts';

export const replyTemplateCalls = recordCalls<ReplyTemplate>('reply-templates', replyTemplate);
