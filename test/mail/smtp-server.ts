import { simpleParser, type ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { closeLater } from '../close-later.ts';

/**
 * The reaction of the server to a mail; `hang-up` takes the mail and closes the connection without an answer,
 * `hang` never answers.
 */
export type Behaviour = 'accept' | 'defer' | 'refuse' | 'hang-up' | 'hang';

export type TestMailServer = {
  url: string;
  /** The mails that the server received completely. */
  mails: ParsedMail[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

const answers = {
  defer: Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 }),
  refuse: Object.assign(new Error('5.7.1 Rejected as spam'), { responseCode: 554 }),
};

/**
 * The SMTP error for a recipient, whatever the domain: `yok@` is refused, `dolu@` is deferred, all others are
 * accepted.
 */
function recipientError(address: string): Error | null {
  if (address.startsWith('yok@'))
    return Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
  if (address.startsWith('dolu@'))
    return Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 });
  return null;
}

/** A real SMTP server on a free port. */
export async function startMailServer({ port = 0, offersTls = false } = {}): Promise<TestMailServer> {
  let behaviour: Behaviour = 'accept';
  const mails: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    // With TLS the server has a self-signed certificate.
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(new Error('5.7.8 Wrong password')),
    allowInsecureAuth: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => callback(recipientError(address)),
    onData: (stream, _session, callback) => {
      void buffer(stream)
        .then((bytes) => simpleParser(bytes))
        .then((mail) => {
          if (behaviour === 'defer' || behaviour === 'refuse') {
            callback(answers[behaviour]);
            return;
          }
          mails.push(mail);
          if (behaviour === 'accept') {
            callback();
            return;
          }
          if (behaviour === 'hang-up') for (const socket of sockets) socket.destroy();
        });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.server.listening) await new Promise<void>((resolve) => server.close(resolve));
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    behave: (next) => (behaviour = next),
    close,
  };
}

/** Like `startMailServer`, but the server is closed at the end of the running test or file. */
export async function openMailServer(options?: { offersTls: boolean }): Promise<TestMailServer> {
  const server = await startMailServer(options);
  closeLater(() => server.close());
  return server;
}
