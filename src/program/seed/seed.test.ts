import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createClock } from '#test/clock.ts';
import { createEmptyDatabase, openTestDatabase } from '#test/db.ts';
import { seed } from './seed.ts';

it('an empty database is filled once, also when several processes start', async () => {
  const settings = await createEmptyDatabase();
  const processes = [await connect(settings), await connect(settings), await connect(settings)] as const;
  for (const connections of processes) onTestFinished(() => disconnect(connections));
  const config = readConfig({});
  const start = async (connections: (typeof processes)[number]) => {
    await migrate(connections, { backupDir: settings.dataDir, say: () => undefined });
    await seed({ connections, clock: createClock(), config });
  };
  await Promise.all(processes.map(start));
  const [{ reader }] = processes;
  const seeds = await reader.selectFrom('history').where('entity', '=', 'site').select('id').execute();
  expect(seeds).toHaveLength(1);
  expect(await reader.selectFrom('transporter_types').select('key').execute()).toHaveLength(4);
});

it('missing page titles are added to an older database once', async () => {
  const { connections, settings } = await openTestDatabase();
  const other = await connect(settings);
  onTestFinished(() => disconnect(other));
  const { writer, reader } = connections;
  await writer.deleteFrom('page_metas').where('route_name', '=', 'login').execute();
  const config = readConfig({});
  const clock = createClock();
  await Promise.all([connections, other].map((one) => seed({ connections: one, clock, config })));
  const metas = await reader.selectFrom('page_metas').select('route_name').execute();
  expect(metas.map(({ route_name }) => route_name)).toContain('login');
  const seeds = await reader.selectFrom('history').where('entity', '=', 'site').select('id').execute();
  expect(seeds).toHaveLength(2);
});
