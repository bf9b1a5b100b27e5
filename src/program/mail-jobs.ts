import type { Context } from '#server/context/context.ts';
import { writePasswordResetMail } from '#features/auth/server/password-reset-mail.ts';
import { passwordResetKind, queuePasswordReset } from '#features/auth/server/password-reset.service.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import type { OutboxRow } from '#features/mail/server/outbox.queries.ts';
import { sendMailKind } from '#features/mail/server/outbox.service.ts';
import { sendMail } from '#features/mail/server/send-mail.job.ts';

/** Empty without a mailer, so that mails wait. */
export function mailJobs(ctx: Context): JobHandlers {
  const { mailer } = ctx;
  if (!mailer) return new Map();
  const sending = { mailer, writeSecretMail: (mail: OutboxRow) => writePasswordResetMail(ctx, mail) };
  return new Map([
    sendMailKind.handledBy((payload) => sendMail(ctx, sending, payload)),
    passwordResetKind.handledBy((payload) => queuePasswordReset(ctx, payload)),
  ]);
}
