import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system inside a file system has no overlay. */
const env = {
  ...process.env,
  STORAGE_DRIVER: 'vfs',
  CONTAINERS_CONF: join(import.meta.dirname, 'containers.conf'),
};
const maxBuffer = 64 * 1024 * 1024;

export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await run('podman', args, { env, maxBuffer });
  return stdout.trim();
}

/** The npm of the build gets the cache of this machine, and its certificates where a registry has one of its own. */
function npmOfThisMachine(): string[] {
  const cache = join(homedir(), '.npm');
  mkdirSync(cache, { recursive: true });
  const mount = (from: string, to: string) => ['--volume', `${from}:${to}`];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (!certificates) return mount(cache, '/root/.npm:rw');
  const settings = join(mkdtempSync('/var/tmp/vitrin-npm-'), 'npmrc');
  writeFileSync(settings, 'cafile=/etc/certificates.pem\n');
  return [
    ...mount(cache, '/root/.npm:rw'),
    ...mount(settings, '/root/.npmrc:ro'),
    ...mount(certificates, '/etc/certificates.pem:ro'),
  ];
}

/** Builds a target of the Dockerfile of `folder`. */
export async function buildImage(folder: string, target: string, name: string): Promise<void> {
  const options = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers'];
  const args = [
    'bud',
    ...options,
    ...npmOfThisMachine(),
    '--network',
    'host',
    '--target',
    target,
    '--tag',
    name,
    folder,
  ];
  await run('buildah', args, { env, maxBuffer });
}

export type Container = { name: string; image: string; volume: string; port: number };

/** Starts a container with no more rights than it needs; only its volume and `/tmp` can be written. */
export async function startContainer(
  { name, image, volume, port }: Container,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const variables = Object.entries({ PORT: String(port), LOG_LEVEL: 'warn', ...environment });
  await podman(
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
    '--volume',
    `${volume}:/data`,
    ...variables.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    image,
  );
}

/** Stops a container and returns the exit code of the server. */
export async function stopContainer(name: string): Promise<string> {
  await podman('stop', '--time', '15', name);
  return podman('inspect', '--format', '{{.State.ExitCode}}', name);
}

export async function removeAll(containers: readonly string[], volumes: readonly string[]): Promise<void> {
  await podman('rm', '--force', '--ignore', ...containers);
  for (const volume of volumes) await podman('volume', 'rm', '--force', volume).catch(() => undefined);
}

/** Runs podman-compose on a file, with the `.env` beside it; the images must be there. */
export async function compose(file: string, ...args: readonly string[]): Promise<void> {
  await run('podman-compose', ['-p', project, '-f', file, ...args], { env, cwd: dirname(file), maxBuffer });
}

const project = 'vitrin-test';

/** The container that podman-compose makes for a service. */
export const containerOf = (service: string): string => `${project}_${service}_1`;
