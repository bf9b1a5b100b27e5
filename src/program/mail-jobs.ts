import type { Context } from '#server/context/context.ts';
import { writePasswordResetMail } from '#features/auth/server/password-reset-mail.ts';
import { passwordResetKind, queuePasswordReset } from '#features/auth/server/password-reset.service.ts';
import type { PasswordResetPayload } from '#features/auth/server/password-reset.service.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import type { OutboxRow } from '#features/mail/server/outbox.queries.ts';
import { sendMailKind, type SendMailPayload } from '#features/mail/server/outbox.service.ts';
import { sendMail } from '#features/mail/server/send-mail.job.ts';

/** Empty without a mailer, so that mails wait. */
export function mailJobs(ctx: Context): JobHandlers {
  const { mailer } = ctx;
  if (!mailer) return new Map();
  const sending = { mailer, writeSecretMail: (mail: OutboxRow) => writePasswordResetMail(ctx, mail) };
  return new Map([
    [sendMailKind, (payload) => sendMail(ctx, sending, payload as SendMailPayload)],
    [passwordResetKind, (payload) => queuePasswordReset(ctx, payload as PasswordResetPayload)],
  ]);
}
