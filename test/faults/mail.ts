import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { startBuiltServer } from '../servers/built-server.ts';
import { allAnswered, startProbe } from './probe.ts';
import type { FaultPart, Shown } from './shown.ts';

const pages = ['/', '/kurumsal', '/readyz'];
/** Milliseconds: the program waits 15 s for an answer, and a minute until the next attempt. */
const patience = 120_000;

/** Tests a mail server that accepts connections but never answers, and one whose name does not resolve. */
export const mail: FaultPart = { run };

async function run(): Promise<readonly Shown[]> {
  return [...(await hangingServer()), ...(await unknownName())];
}

async function hangingServer(): Promise<Shown[]> {
  const sockets = new Set<Socket>();
  const hanging = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const { shown, server } = await ask('a mail server that hangs', `smtp://127.0.0.1:${port}`);
  for (let waited = 0; sockets.size === 0 && waited < 100; waited += 1) await sleep(100);
  for (const socket of sockets) socket.destroy();
  hanging.close();
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  const start = performance.now();
  while (received.length === 0 && performance.now() - start < patience) await sleep(500);
  await server.stop();
  smtp.close(() => undefined);
  const waited = ((performance.now() - start) / 1000).toFixed();
  return [
    ...shown,
    {
      promise: 'a mail server that hangs: the mail leaves by itself when the server works again',
      figure: `${received.length} of 1 mail after ${waited} s`,
      isKept: received.length === 1,
    },
  ];
}

async function unknownName(): Promise<Shown[]> {
  const { shown, server } = await ask('names that do not resolve', 'smtp://posta.vitrin.invalid:25');
  await server.stop();
  return shown;
}

/** Asks for a mail with a new password, and for pages meanwhile. */
async function ask(fault: string, SMTP_URL: string) {
  const environment = {
    DEMO: '0',
    SMTP_URL,
    MAIL_FROM: 'Vitrin <bilgi@vitrin.test>',
    PUBLIC_URL: 'http://127.0.0.1',
  };
  const server = await startBuiltServer({ environment });
  const { token } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { token: string };
  const probe = startProbe(server.url, pages);
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/auth/password-reset`, {
    method: 'POST',
    headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ email: server.account.email }),
  });
  const took = performance.now() - start;
  await sleep(5_000);
  await probe.stop();
  const shown: Shown[] = [
    { promise: `${fault}: pages go on`, ...allAnswered(probe.take()) },
    {
      promise: `${fault}: a call that sends mail does not wait for it`,
      figure: `${answer.status} after ${took.toFixed()} ms`,
      isKept: answer.ok && took < 5_000,
    },
  ];
  return { shown, server };
}
