import type { Context } from '#server/context/context.ts';
import { writePasswordResetMail } from '#features/auth/server/password-reset-mail.ts';
import { passwordResetKind, queuePasswordReset } from '#features/auth/server/password-reset.service.ts';
import { writeInvitationMail } from '#features/users/server/invitation-mail.ts';
import { writeNewsletterMail } from '#features/newsletter/server/newsletter-mail.ts';
import { attachOfferList } from '#features/print/server/offer-list/offer-list-attachment.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import type { OutboxRow } from '#features/mail/server/outbox.queries.ts';
import { sendMailKind } from '#features/mail/server/outbox.service.ts';
import { sendMail } from '#features/mail/server/send-mail.job.ts';

/** The functions that write mails with a secret link at the time of sending, by kind of mail. */
const writers = {
  invitation: writeInvitationMail,
  newsletter: writeNewsletterMail,
  'password-reset': writePasswordResetMail,
};

const writeSecretMail = (ctx: Context, mail: OutboxRow) =>
  writers[mail.kind as keyof typeof writers](ctx, mail);

/** The job handlers for mails; without a mailer there are none, so that mails wait in the outbox. */
export function mailJobs(ctx: Context): JobHandlers {
  const { mailer } = ctx;
  if (!mailer) return new Map();
  const sending = {
    mailer,
    writeSecretMail: (mail: OutboxRow) => writeSecretMail(ctx, mail),
    makeAttachment: (mail: OutboxRow) => attachOfferList(ctx, mail),
  };
  return new Map([
    sendMailKind.handledBy((payload) => sendMail(ctx, sending, payload)),
    passwordResetKind.handledBy((payload) => queuePasswordReset(ctx, payload)),
  ]);
}
