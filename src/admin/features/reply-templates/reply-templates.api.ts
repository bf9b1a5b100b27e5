import { replyTemplate, type ReplyTemplate } from '#features/reply-templates/reply-template.ts';
import { recordCalls } from '../../components/records/record-calls.ts';

export const replyTemplateCalls = recordCalls<ReplyTemplate>('reply-templates', replyTemplate);
