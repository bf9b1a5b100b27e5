import { expect, it } from 'vitest';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';

it('the next answer of every process shows a write of another one', async () => {
  const { ctx, settings } = await openTestApp();
  const environment = {
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
  };
  // A SQLite folder allows one server only, so there the test itself is the second process.
  const count = settings.databaseUrl ? 2 : 1;
  const servers = await Promise.all(Array.from({ length: count }, () => startBareServer(environment)));
  for (let n = 1; n <= 10; n += 1) {
    await buildCategory(ctx, { name: `Kategori no ${n}` });
    for (const { url } of servers) {
      const answer = await fetch(`${url}/api/pages/categories?lang=tr`);
      expect(await answer.text()).toContain(`Kategori no ${n}"`);
    }
  }
});
