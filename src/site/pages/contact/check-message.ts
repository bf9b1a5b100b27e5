import { messageProblems } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { maxCvMegabytes } from '#features/media/upload-limits.rules.ts';
import type { Values } from '../../forms/form-values.ts';
import type { Problem } from '../../forms/use-form.ts';
import { isRequired } from './topics.ts';

type Problems = Readonly<Record<string, Problem | undefined>>;

/**
 * The first problem of each wrong field of a topic. The server repeats these checks and also opens the file.
 */
export function checkMessage(
  type: MessageType,
  values: Values,
  { file, hasNotice, today }: { file: File | undefined; hasNotice: boolean; today: string },
): Problems {
  const isMessageMissing = isRequired(type, 'message') && !values.message;
  return {
    ...messageProblems(type, values, today),
    ...(isMessageMissing && { message: { key: 'required' } }),
    ...(type === 'human-resources' && file && { file: fileProblem(file) }),
    ...(hasNotice && !values.notice_read && { notice_read: { key: 'required' } }),
  };
}

function fileProblem(file: File): Problem | undefined {
  if (file.size > maxCvMegabytes * 1024 * 1024) return { key: 'too_large_file', max: maxCvMegabytes };
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  return isPdf ? undefined : { key: 'unreadable_pdf' };
}
