import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isAllowed, roleGroups, type RoleGroup } from '#shared/permissions.ts';
import type { Access } from '#server/http/access.ts';
import { emptyPages, openTestApp, type TestApp } from './app.ts';

const app = await openTestApp({ frontend: emptyPages });

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Guarded = { title: string; method: Verb; url: string; access: Exclude<Access, 'public'> };

/** All routes that require a session. */
const guarded: Guarded[] = app.routes.flatMap((route) => {
  const { method, url, config } = route;
  const access = config?.access;
  if (method === 'HEAD' || !access || access === 'public') return [];
  // The id need not exist: the call is refused before the record is looked up.
  const address = url.replaceAll(/:\w+/g, '1');
  return [method]
    .flat()
    .map((verb) => ({ title: `${verb} ${url}`, method: verb as Verb, url: address, access }));
});

const refusing = (role: RoleGroup) =>
  guarded.filter(({ access }) => access !== 'session' && access !== 'account' && !isAllowed(role, access));

it('the list of routes contains the calls of the panel', () => {
  expect(guarded.length).toBeGreaterThan(20);
});

describe('without a session', () => {
  it.each(guarded)('$title answers 401', async ({ method, url }) => {
    expect(await failureOf(app.call(method, url, bodyFor(method)))).toEqual([401, false]);
  });

  it.each(guarded)('$title answers 401 to an invalid token', async ({ method, url }) => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await failureOf(app.call(method, url, bodyFor(method), headers))).toEqual([401, false]);
  });
});

describe.each(Object.keys(roleGroups) as RoleGroup[])('signed in as %s', (role) => {
  const calls = refusing(role);
  it.runIf(calls.length > 0)('gets 403 for every call that the role does not allow', async () => {
    const headers = await app.signIn(role);
    for (const { method, url, title } of calls) {
      expect(await failureOf(app.call(method, url, bodyFor(method), headers)), title).toEqual([403, false]);
    }
  });

  it.runIf(calls.length > 0)('gets 403 for the same calls as POST with _method', async () => {
    const headers = await app.signIn(role);
    for (const { method, url, title } of calls.filter((one) => isOverridable(one))) {
      expect(await failureOf(app.call('POST', url, { _method: method }, headers)), title).toEqual([
        403,
        false,
      ]);
    }
  });
});

/** Whether a POST with `_method` can replace this call. */
function isOverridable({ method, title }: Guarded): boolean {
  const url = title.slice(method.length + 1);
  return app.routes.some(
    (route: RouteOptions) => route.url === url && route.config?.overrides?.includes(method),
  );
}

function bodyFor(method: Verb): object | undefined {
  return method === 'GET' ? undefined : {};
}

async function failureOf(answer: ReturnType<TestApp['call']>): Promise<[number, unknown]> {
  const { status, body } = await answer;
  return [status, (body as { success?: unknown }).success];
}
