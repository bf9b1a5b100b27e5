import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';

it('after an announced stop the server is not ready, answers, and ends each connection after its answer', async () => {
  const { app } = await openTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve([answer.statusCode, answer.headers.connection]));
      }).once('error', reject);
    });
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
  app.announceStop();
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/api/pages/categories?lang=tr')).toEqual([200, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  agent.destroy();
});
