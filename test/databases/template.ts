import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/context/config.ts';
import type { Connections } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#program/seed/seed.ts';
import { createClock } from '../clock.ts';

/** The migrated and seeded database that `openTestDatabase` copies; created once per run. */
export type Template =
  | { dialect: 'sqlite'; file: string }
  /** `server` is the URL of a database whose user may create databases. */
  | { dialect: 'postgres'; server: string; name: string };

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with Vitest's
  export interface ProvidedContext {
    template: Template;
  }
}

export type TemplateProject = Pick<TestProject, 'provide'>;

export async function fillTemplate(connections: Connections): Promise<void> {
  await migrate(connections, { backupDir: tmpdir(), say: () => undefined });
  await seed({ connections, clock: createClock(), config: readConfig({}) });
}
