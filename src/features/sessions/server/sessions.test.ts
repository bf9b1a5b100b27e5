import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { findUserOfSession, purgeSessions, startSession } from './sessions.ts';

it('a session lasts SESSION_HOURS and is removed after that', async () => {
  const { ctx, clock } = await openTestApp({ environment: { SESSION_HOURS: '1' } });
  const { id } = await buildUser(ctx);
  const { token, expiresIn } = await startSession(ctx, id, { isBound: false });
  const user = () => findUserOfSession(ctx, { token, binding: undefined });
  const count = async () => (await ctx.db.selectFrom('sessions').select('user_id').execute()).length;
  expect(expiresIn).toBe(3_600);

  clock.advance(3_599_999);
  await purgeSessions(ctx);
  expect(await user()).toMatchObject({ id });
  expect(await count()).toBe(1);

  clock.advance(1);
  expect(await user()).toBeUndefined();
  await purgeSessions(ctx);
  expect(await count()).toBe(0);
});
