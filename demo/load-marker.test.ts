import { expect, it } from 'vitest';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct, buildUser } from '#test/factories.ts';
import { claimDemo, finishDemo } from './load-marker.ts';

async function openClaims() {
  const test = await openTestApp();
  return { ...test, claim: () => claimDemo(test.ctx, () => Promise.resolve()) };
}

it('a server does not load the demo while another one of the same database may still be loading it', async () => {
  const { ctx, clock, claim } = await openClaims();
  expect(await claim()).toBe(true);
  // A data folder is used by only one server, so a load that left a marker there has stopped.
  expect(await claim()).toBe(ctx.config.databaseUrl === undefined);
  clock.advance(120_000);
  expect(await claim()).toBe(true);
  await finishDemo(ctx);
  clock.advance(120_000);
  expect(await claim()).toBe(false);
});

it('the demo is not loaded into a catalogue that ever had content, nor continued after a person has changed something', async () => {
  const { ctx, claim } = await openClaims();
  const { id } = await buildProduct(ctx);
  await deleteProduct(ctx, null, id);
  expect(await claim()).toBe(false);

  const begun = await openClaims();
  expect(await begun.claim()).toBe(true);
  const product = await buildProduct(begun.ctx);
  await deleteProduct(begun.ctx, await buildUser(begun.ctx), product.id);
  begun.clock.advance(120_000);
  expect(await begun.claim()).toBe(false);
});
