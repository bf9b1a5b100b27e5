import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#program/seed/seed.ts';
import { systemClock } from '#server/ports/clock.ts';
import { startPostgres } from '#test/databases/embedded-postgres.ts';
import { addressOf, execute } from '#test/databases/postgres-server.ts';
import { fillCatalogue } from './content.ts';

/** The environment with which a program uses a filled catalogue. */
export type Catalogue = { environment: { DATA_DIR: string; DATABASE_URL?: string } };

/** With `hasVariants` each product has about ten variants. */
export type OpenCatalogue = (products: number, hasVariants?: boolean) => Promise<Catalogue>;

export type Databases = {
  /** A migrated database with this many products, created on first use; without variants unless requested. */
  sqlite: OpenCatalogue;
  postgres: OpenCatalogue;
  close: () => Promise<void>;
};

export function openDatabases(folder: string): Databases {
  const made = new Map<string, Promise<Catalogue>>();
  let server: ReturnType<typeof startPostgres> | undefined;
  const once = (name: string, make: () => Promise<Catalogue>) => {
    const catalogue = made.get(name) ?? make();
    made.set(name, catalogue);
    return catalogue;
  };

  async function makePostgres(products: number, hasVariants: boolean): Promise<Catalogue> {
    server ??= startPostgres();
    const { url } = await server;
    const name = `vitrin_bench_${products}${hasVariants ? '_models' : ''}`;
    await execute(url, `create database ${name}`);
    const DATABASE_URL = addressOf(url, name);
    await fill({ DATA_DIR: folder, DATABASE_URL }, { products, hasVariants });
    return { environment: { DATA_DIR: await mkdtemp(join(folder, 'data-')), DATABASE_URL } };
  }

  return {
    sqlite: (products, hasVariants = false) =>
      once(`sqlite ${products} ${hasVariants}`, async () => {
        const environment = { DATA_DIR: await mkdtemp(join(folder, 'data-')) };
        await fill(environment, { products, hasVariants });
        return { environment };
      }),
    postgres: (products, hasVariants = false) =>
      once(`postgres ${products} ${hasVariants}`, () => makePostgres(products, hasVariants)),
    close: async () => {
      await (await server)?.stop();
    },
  };
}

async function fill(
  environment: Catalogue['environment'],
  size: { products: number; hasVariants: boolean },
): Promise<void> {
  const config = readConfig(environment);
  const connections = await connect(config);
  try {
    await migrate(connections, { backupDir: config.dataDir, say: () => undefined });
    await seed({ connections, clock: systemClock, config });
    await fillCatalogue(connections, size);
    await settle(connections);
  } finally {
    await disconnect(connections);
  }
}

/** Does immediately what PostgreSQL's autovacuum would do after some minutes. */
async function settle({ dialect, writer }: Connections): Promise<void> {
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(writer);
}
