import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { isAllowed, roleGroups, type RoleGroup } from '#shared/permissions.ts';
import { scopeOfCall } from '#features/api-keys/key-calls.rules.ts';
import type { Access } from '#server/http/access.ts';
import { emptyPages, openTestApp } from './app.ts';

const { routes } = await openTestApp({ frontend: emptyPages });

/** All calls that need a session, with address, method and access. */
const calls = routes
  .flatMap(({ method, url, schema, config }) => {
    const access = config?.access;
    if (!access || access === 'public' || schema?.hide) return [];
    return [method].flat().map((verb) => ({ verb: String(verb), url, access }));
  })
  .filter(({ verb }) => verb !== 'HEAD')
  .sort((one, other) => one.url.localeCompare(other.url, 'en') || order(one.verb) - order(other.verb));

function order(verb: string): number {
  return ['GET', 'POST', 'PUT', 'DELETE'].indexOf(verb);
}

function mark(role: RoleGroup, access: Access): string {
  const isForAll = access === 'public' || access === 'session' || access === 'account';
  return isForAll || isAllowed(role, access) ? '✓' : '–';
}

const roles = Object.keys(roleGroups) as RoleGroup[];

const page = `# Roles

Which role group may make which call of the panel (docs/product.md, "Roles"). The table is written from the routes:
after a change run \`npx vitest run --project sqlite test/roles.test.ts -u\` and read the difference. A call that is
refused answers 403. PUT and DELETE are sent as POST with \`_method\` too.

The permission \`account\` is everybody who is signed in; \`session\` the same, but not an \`admin\` who still has to set up
the second factor that the company requires. The last column names the scope with which an API key of another program
may make the call; all other calls are closed to keys.

| method | call | permission | ${roles.join(' | ')} | API key |
| --- | --- | --- | ${roles.map(() => ':-:').join(' | ')} | --- |
${calls.map(({ verb, url, access }) => `| ${verb} | \`${url}\` | \`${access}\` | ${roles.map((role) => mark(role, access)).join(' | ')} | ${scopeOfCall(verb, url) ?? '–'} |`).join('\n')}
`;

it('docs/roles.md says of every call which roles may make it', async () => {
  const path = 'docs/roles.md';
  const options = await resolveConfig(path);
  await expect(await format(page, { ...options, filepath: path })).toMatchFileSnapshot(`../${path}`);
});

it('editors and viewers read no accounts, no audit log and no scripts', () => {
  const closed = calls.filter(({ url }) => /\/(users|audit|settings\/site)(\/|$)/.test(url));
  expect(closed.length).toBeGreaterThan(10);
  for (const { verb, url, access } of closed)
    expect([url, mark('editor', access), mark('viewer', access)], verb).toEqual([url, '–', '–']);
});
