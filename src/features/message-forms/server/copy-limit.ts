import { createHash } from 'node:crypto';
import { isWithinLimit, type Limiting } from '#server/http/limits.ts';

/** Counts a copy for an address that anyone may have typed; false when it has got enough of them today. */
export function mayGetCopy(ctx: Limiting, email: string): Promise<boolean> {
  return isWithinLimit(ctx, 'messageCopies', mailboxKey(email));
}

/** A hash, because the limits table must not hold addresses. `a.b+c@…` reaches the mailbox of `ab@…` at large providers. */
function mailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const mailbox = `${name.replace(/\+.*$|\./g, '')}@${domain}`;
  return createHash('sha256').update(mailbox).digest('hex');
}
