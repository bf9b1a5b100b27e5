import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { startProxy } from '../proxy-process.ts';

/** Starts a load balancer at `port` in front of the hosts, each as `127.0.0.1:3000`; `folder` is for its files. */
export type StartBalancer = (options: {
  port: number;
  hosts: readonly string[];
  folder: string;
}) => Promise<{ stop: () => Promise<void> }>;

const exampleOf = (name: string) => readFileSync(join(rootDir, 'docs/operations/proxies', name), 'utf8');

/** The example's backend for HAProxy with these hosts. */
export const haproxy: StartBalancer = ({ port, hosts, folder }) => {
  const backend = hosts.reduce(
    (text, host, index) => text.replace(`10.0.0.${index + 1}:3000`, host),
    exampleOf('haproxy-hosts.cfg'),
  );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `
global
  maxconn 4000
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend site
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend vitrin
${backend}`,
  );
  return startProxy(['haproxy', '-db', '-f', file], { folder, port });
};

/** The example of `compose.scale.yaml` for Caddy with these hosts. */
export const caddy: StartBalancer = ({ port, hosts, folder }) => {
  const site = exampleOf('Caddyfile.scale')
    .replace('{$SITE}', `http://127.0.0.1:${port}`)
    .replace('app1:3000 app2:3000 app3:3000', hosts.join(' '));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${site}`);
  return startProxy(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], { folder, port });
};

/** How often `roundRobin` asks each host whether it is ready, in milliseconds. */
const checkEvery = 200;

/** A balancer without retries, for machines that have none: whatever a host refuses, the client sees. */
export const roundRobin: StartBalancer = async ({ port, hosts }) => {
  let ready = [...hosts];
  const check = async () => {
    const answers = await Promise.all(
      hosts.map((host) =>
        fetch(`http://${host}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = hosts.filter((_, index) => answers[index]);
  };
  const timer = setInterval(() => void check(), checkEvery);
  let turn = 0;
  const server = createServer((incoming, answer) => {
    turn += 1;
    forward(incoming, answer, ready[turn % ready.length] ?? '');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

function forward(incoming: IncomingMessage, answer: ServerResponse, host: string): void {
  const { method, url, headers } = incoming;
  const outgoing = request(`http://${host}${url ?? ''}`, { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  incoming.pipe(outgoing);
}
