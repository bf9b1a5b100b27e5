import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inContentTransaction } from '#server/db/transactions.ts';
import { openTestApp } from '#test/app.ts';
import { seedConfiguration } from './configuration.service.ts';

const app = await openTestApp();

it('a new installation has the default colours and no logo', async () => {
  const viewer = await app.signIn('viewer');
  expect((await app.call('GET', '/api/admin/configuration', undefined, viewer)).body).toMatchObject({
    mainColor: '#1f1f1f',
    secondColor: '#565656',
    mainLogoPath: '',
    darkLogoPath: '',
    favIcoLogoPath: '',
    sharePictureId: '',
  });
  expect((await app.call('GET', '/api/pages/configuration?lang=tr')).body).toMatchObject({
    sharePicture: null,
  });
});

it('the first values come from the environment, and stored values stay', async () => {
  const { ctx } = app;
  const seedFrom = (environment: NodeJS.ProcessEnv) =>
    inContentTransaction(ctx, null, async (tx) => {
      await seedConfiguration(tx, readConfig(environment));
      await tx.record({ entity: 'configuration', id: 1, action: 'seed', before: null, after: null });
    });
  await ctx.connections.writer.deleteFrom('configuration').execute();
  await seedFrom({ MAIN_COLOR: '#0a5c36', COMPANY_NAME: 'Örnek A.Ş.' });
  await seedFrom({ MAIN_COLOR: '#ff0000' });
  expect((await app.call('GET', '/api/pages/configuration?lang=tr')).body).toMatchObject({
    mainColor: '#0a5c36',
    projectCompanyName: 'Örnek A.Ş.',
  });
});
