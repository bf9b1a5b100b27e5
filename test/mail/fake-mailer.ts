import type { Delivery, Mailer, OutgoingMessage, Rejection } from '#server/ports/mailer.ts';

export type FakeMailer = Mailer & {
  /** The mails that were accepted for at least one recipient. */
  mails: OutgoingMessage[];
  behave: (behaviour: 'accept' | 'defer' | 'refuse') => void;
};

/** A mail server in memory. Like `startMailServer`, it refuses the recipient `yok@` and defers `dolu@`. */
export function createFakeMailer(): FakeMailer {
  let behaviour = 'accept';
  const mails: OutgoingMessage[] = [];
  const send = (message: OutgoingMessage): Delivery => {
    const rejected = (name: string, words: string): Rejection[] =>
      message.recipients.filter((one) => one.startsWith(name)).map((recipient) => ({ recipient, words }));
    const refused = rejected('yok@', '550 5.1.1 No such user');
    const deferred = rejected('dolu@', '452 4.2.2 Mailbox full');
    const isForNobody = refused.length + deferred.length === message.recipients.length;
    const [later] = deferred;
    if (isForNobody && later) return { outcome: 'deferred', words: later.words };
    if (isForNobody) return { outcome: 'refused', words: refused[0]?.words ?? '' };
    if (behaviour === 'defer') return { outcome: 'deferred', words: '451 4.3.0 Try again later' };
    if (behaviour === 'refuse') return { outcome: 'refused', words: '554 5.7.1 Rejected as spam' };
    mails.push(message);
    return { outcome: 'accepted', refused, deferred };
  };
  return {
    mails,
    behave: (next) => (behaviour = next),
    send: async (message) => send(message),
    close: () => undefined,
  };
}
