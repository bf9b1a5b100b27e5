import { expect, it } from 'vitest';
import { keyCalls, keyScopes, scopeOfCall, type KeyScope } from '#features/api-keys/key-calls.rules.ts';
import { createApiKey } from '#features/api-keys/server/api-keys.service.ts';
import type { Access } from '#server/http/access.ts';
import { emptyPages, openTestApp } from './app.ts';
import { buildUser } from './factories.ts';

const app = await openTestApp({ frontend: emptyPages });
const owner = await buildUser(app.ctx);
const actor = { ...owner, roleGroup: 'admin' as const, sessionId: '', provedAt: '' };

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function keyWith(...scopes: KeyScope[]) {
  const maker = { ...actor, lacksSecondFactor: false, hasWeakPassword: false };
  const { token } = await createApiKey(app.ctx, maker, { name: 'ERP', scopes, per_minute: 6_000 });
  return { authorization: `Bearer ${token}`, 'x-csrf-token': '' };
}

const all = Object.keys(keyScopes) as KeyScope[];
const allScopes = await keyWith(...all);

/** Every call of the app that is not public, and every public one that writes. */
const calls = app.routes.flatMap(({ method, url, config }) =>
  [method]
    .flat()
    .filter((verb) => verb !== 'HEAD' && url.startsWith('/api/') && url !== '/api/*')
    .map((verb) => ({ verb: verb as Verb, url, access: config?.access as Access, config }))
    .filter(({ verb, access }) => access !== 'public' || verb !== 'GET'),
);

const ask = async (verb: Verb, url: string, headers: Readonly<Record<string, string>>) =>
  (await app.call(verb, url.replaceAll(/:\w+/g, '1'), verb === 'GET' ? undefined : {}, headers)).status;

it('a call that is not named is closed to a key with all scopes, also to a call of the public forms', async () => {
  const closed = calls.filter(({ verb, url }) => scopeOfCall(verb, url) === undefined);
  expect(closed.length).toBeGreaterThan(150);
  for (const { verb, url, config } of closed) {
    if (verb === 'POST' && config?.overrides) continue;
    expect([`${verb} ${url}`, await ask(verb, url, allScopes)]).toEqual([`${verb} ${url}`, 403]);
  }
});

it('a POST that means another verb is as open to a key as that verb', async () => {
  const posts = calls.filter(({ verb, config }) => verb === 'POST' && config?.overrides);
  expect(posts.length).toBeGreaterThan(30);
  for (const { url, config } of posts)
    for (const _method of config?.overrides ?? []) {
      const { status } = await app.call('POST', url.replaceAll(/:\w+/g, '1'), { _method }, allScopes);
      expect([url, _method, status === 403]).toEqual([url, _method, scopeOfCall(_method, url) === undefined]);
    }
});

it('a named call is open to its own scope and closed to the others', async () => {
  for (const scope of all) {
    const own = await keyWith(scope);
    const others = await keyWith(...all.filter((other) => other !== scope));
    for (const [call] of keyCalls.filter(([, needed]) => needed === scope)) {
      const [verb = '', url = ''] = call.split(' ');
      expect([call, await ask(verb as Verb, url, others)]).toEqual([call, 403]);
      expect([call, [401, 403, 419].includes(await ask(verb as Verb, url, own))]).toEqual([call, false]);
    }
  }
});

it('every named call exists, and none of them is for admins only', () => {
  const known = new Map(calls.map(({ verb, url, access }) => [`${verb} ${url}`, access]));
  for (const [call, scope] of keyCalls) {
    const access = known.get(call);
    const allowed: Access[] = scope === 'messages' ? ['read', 'messages'] : [scope];
    expect([call, allowed.includes(access ?? 'public')]).toEqual([call, true]);
  }
});
