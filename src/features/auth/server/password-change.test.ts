import { expect, it } from 'vitest';
import type { LoginResult } from '../auth.ts';
import { changePassword } from '#features/users/server/users.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';

const app = await openTestApp();

it('a password change ends every session that was started with the old password', async () => {
  for (let n = 0; n < 6; n += 1) {
    const user = await buildUser(app.ctx);
    const { email, password } = user;
    const logins = Array.from({ length: 3 }, () =>
      app.call<LoginResult>('POST', '/api/auth/login', { email, password }),
    );
    await changePassword(app.ctx, null, user, 'yeni-parola');
    for (const { body } of await Promise.all(logins)) {
      const headers = { authorization: `Bearer ${body.token}` };
      expect((await app.call('GET', '/api/admin/status', undefined, headers)).status).toBe(401);
    }
  }
});
