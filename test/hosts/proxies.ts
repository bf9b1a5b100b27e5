import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { freePort } from '../servers/free-port.ts';
import { checksOf } from './proxy-checks.ts';
import { startProxy } from './proxy-process.ts';
import { missingPrograms } from './programs.ts';

type Ports = { http: number; https: number; vitrin: number };
type Setting = { folder: string; ports: Ports };

type Proxy = {
  name: string;
  example: string;
  /** What a test changes of the example: ports, certificates and times. Each text must be there. */
  changes: (setting: Setting) => readonly (readonly [from: string, to: string])[];
  /** The command that runs the changed example. */
  command: (file: string, setting: Setting) => readonly [string, ...string[]];
};

const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    example: 'nginx.conf',
    changes: ({ folder, ports }) => [
      ['127.0.0.1:3000', `127.0.0.1:${ports.vitrin}`],
      ['listen 80;', `listen ${ports.http};`],
      ['listen 443 ssl http2;', `listen ${ports.https} ssl http2;`],
      ['return 301 https://$host', `return 301 https://$host:${ports.https}`],
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', `${folder}/cert.pem`],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', `${folder}/key.pem`],
      ['www.example.com', 'localhost'],
      ['client_header_timeout 15s', 'client_header_timeout 2s'],
    ],
    command: (file, { folder }) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const http = `access_log off; ${temporary.join(' ')} include ${file};`;
      const whole = `pid ${folder}/pid; error_log stderr; events {} http { ${http} }`;
      writeFileSync(join(folder, 'whole.conf'), `daemon off; ${whole}`);
      return ['nginx', '-p', folder, '-c', join(folder, 'whole.conf')];
    },
  },
  {
    name: 'Caddy',
    example: 'Caddyfile',
    changes: ({ folder, ports }) => [
      ['127.0.0.1:3000', `127.0.0.1:${ports.vitrin}`],
      ['{\n\tservers', `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tservers`],
      ['www.example.com {', `localhost {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
      ['read_header 15s', 'read_header 2s'],
    ],
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'HAProxy',
    example: 'haproxy.cfg',
    changes: ({ folder, ports }) => [
      ['127.0.0.1:3000', `127.0.0.1:${ports.vitrin}`],
      ['bind :80', `bind :${ports.http}`],
      ['bind :443', `bind :${ports.https}`],
      ['/etc/haproxy/certs/www.example.com.pem', `${folder}/both.pem`],
      ['timeout http-request 15s', 'timeout http-request 2s'],
    ],
    command: (file) => ['haproxy', '-db', '-f', file],
  },
];

/** Each example of `docs/operations/proxies`, with changed ports, in front of a real server. */
export const proxiesPart: FaultPart = {
  run,
  missing: () => missingPrograms('nginx', 'caddy', 'haproxy', 'openssl'),
};

async function run(): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const proxy of proxies) shown.push(...(await show(proxy)));
  return shown;
}

async function show(proxy: Proxy): Promise<readonly Shown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-proxy-'));
  const server = await startBuiltServer({ environment: { TRUST_PROXY: '1', DEMO: '0' } });
  const ports = { http: await freePort(), https: await freePort(), vitrin: Number(new URL(server.url).port) };
  const setting = { folder, ports };
  writeCertificate(folder);
  const file = join(folder, proxy.example);
  writeFileSync(file, changed(proxy, setting));
  const process = await startProxy(proxy.command(file, setting), { folder, port: ports.https });
  try {
    const shown: Shown[] = [];
    for (const [promise, check] of Object.entries(checksOf(ports, server))) {
      const figure = await check().catch((error: unknown) => `FAILED: ${String(error)}`);
      shown.push({ promise: `${proxy.name}: ${promise}`, figure, isKept: !figure.startsWith('FAILED') });
    }
    return shown;
  } finally {
    await process.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function changed({ example, changes }: Proxy, setting: Setting): string {
  let text = readFileSync(join(rootDir, 'docs/operations/proxies', example), 'utf8');
  for (const [from, to] of changes(setting)) {
    if (!text.includes(from)) throw new Error(`${example} has no “${from}”`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function writeCertificate(folder: string): void {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'cert.pem');
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...made, '-days', '2', ...subject], { stdio: 'ignore' });
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
}
