import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry } from '#shared/schema/history.ts';
import type { ManagedTransporterType } from '#features/transporter-types/transporter-type.ts';
import { openTestApp } from '#test/app.ts';

/** Random runs; for a longer search: `RECORD_RUNS=1000 npx vitest run src/server/records/records.model`. */
const runs = Number(process.env.RECORD_RUNS ?? 25);

const app = await openTestApp();
const users = [await app.signIn('admin'), await app.signIn('admin')] as const;
const url = '/api/admin/transporter-types';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = <Body>(user: number, method: Method, path: string, body?: object) =>
  app.call<Body>(method, `${url}${path}`, body, users[user]);
type Written = { data: ManagedTransporterType };

type Kept = { id: number; name: string; version: number; queue: number };

/** The state that a user last read: the versions of records, and the list with its order version. */
type Seen = { versions: Map<number, number>; ids: number[]; orderVersion: string };

/** The expected list as a plain array, and the names that each record had after each change. */
class Model {
  list: Kept[] = [];
  deleted: Kept[] = [];
  names = new Map<number, (string | null)[]>();
  changes = 0;

  private remember(id: number, name: string | null): void {
    this.changes += 1;
    this.names.set(id, [...(this.names.get(id) ?? []), name]);
  }

  private top(): number {
    return (this.list[0]?.queue ?? 0) + 1;
  }

  create(id: number, name: string): void {
    this.list.unshift({ id, name, version: 1, queue: this.top() });
    this.remember(id, name);
  }

  rename(record: Kept, name: string): void {
    if (record.name === name) return;
    Object.assign(record, { name, version: record.version + 1 });
    this.remember(record.id, name);
  }

  delete(record: Kept): void {
    this.list = this.list.filter((one) => one !== record);
    record.version += 1;
    this.deleted.push(record);
    this.remember(record.id, null);
  }

  restore(record: Kept): void {
    this.deleted = this.deleted.filter((one) => one !== record);
    Object.assign(record, { version: record.version + 1, queue: this.top() });
    this.list.unshift(record);
    this.remember(record.id, record.name);
  }

  /** Renumbers the list from its length down to 1, even if the order stays the same. */
  order(ids: readonly number[]): void {
    const queueOf = ({ id }: Kept) => ids.length - ids.indexOf(id);
    if (this.list.every((record) => record.queue === queueOf(record))) return;
    this.changes += 1;
    for (const record of this.list) record.queue = queueOf(record);
    this.list.sort((a, b) => b.queue - a.queue);
  }
}

const readList = async (user: number) => (await call<ManagedTransporterType[]>(user, 'GET', '')).body;
const readHistory = async (id: number) =>
  (await call<Paged<HistoryEntry<ManagedTransporterType>>>(0, 'GET', `/${id}/history`)).body;

async function look(user: number): Promise<Seen> {
  const rows = await readList(user);
  return {
    versions: new Map(rows.map(({ id, version }) => [id, version])),
    ids: rows.map(({ id }) => id),
    orderVersion: rows[0]?.order_version ?? '',
  };
}

type Step = {
  action: 'look' | 'create' | 'rename' | 'delete' | 'restore' | 'order' | 'goBack';
  user: 0 | 1;
  pick: number;
  name: string;
};
type World = { model: Model; seen: [Seen, Seen] };

/** Performs one step; the server must answer as the model expects. */
async function run({ model, seen }: World, { action, user, pick, name }: Step): Promise<void> {
  const known = [...model.list, ...model.deleted];
  const record = known[pick % Math.max(1, known.length)];
  const isLive = record !== undefined && model.list.includes(record);
  const version = seen[user].versions.get(record?.id ?? 0);
  const isStale = version !== undefined && version !== record?.version;
  if (action === 'look') seen[user] = await look(user);
  if (action === 'create') {
    const { status, body } = await call<Written>(user, 'POST', '', { name_tr: name });
    expect(status).toBe(201);
    model.create(body.data.id, name);
  }
  if (action === 'order') await order({ model, seen }, { user, pick });
  if (!record) return;
  if (action === 'rename') {
    const { status } = await call(user, 'PUT', `/${record.id}`, { name_tr: name, version });
    expect(status).toBe(isLive ? (isStale ? 409 : 200) : 404);
    if (status === 200) model.rename(record, name);
  }
  if (action === 'delete') {
    expect((await call(user, 'DELETE', `/${record.id}`)).status).toBe(isLive ? 200 : 404);
    if (isLive) model.delete(record);
  }
  if (action === 'restore') {
    expect((await call(user, 'PUT', `/${record.id}/restore`, {})).status).toBe(isLive ? 404 : 200);
    if (!isLive) model.restore(record);
  }
  if (action === 'goBack' && isLive) await goBack(model, record, { user, pick, version });
}

/** Rotates the list that the user last saw. */
async function order({ model, seen }: World, { user, pick }: Pick<Step, 'user' | 'pick'>): Promise<void> {
  const { ids, orderVersion } = seen[user];
  // An empty list has no record that could tell the order version.
  if (ids.length === 0) return;
  const turned = [...ids.slice(pick % ids.length), ...ids.slice(0, pick % ids.length)];
  const queue = turned.map((id, index) => ({ id, queue: turned.length - index }));
  const { status } = await call(user, 'PUT', '/queue', { queue, order_version: orderVersion });
  const isCurrent = ids.join() === model.list.map(({ id }) => id).join();
  expect(status).toBe(isCurrent ? 200 : 409);
  if (isCurrent) model.order(turned);
}

async function goBack(
  model: Model,
  record: Kept,
  { user, pick, version }: { user: number; pick: number; version: number | undefined },
): Promise<void> {
  const { data } = await readHistory(record.id);
  const names = [...(model.names.get(record.id) ?? [])].reverse();
  expect(data.map(({ after }) => after?.name_tr ?? null)).toEqual(names.slice(0, data.length));
  const index = pick % Math.max(1, data.length);
  const entry = data[index];
  if (!entry) return;
  const path = `/${record.id}/history/${entry.id}`;
  const { status } = await call(user, 'PUT', path, { version });
  const isStale = version !== undefined && version !== record.version;
  const name = names[index] ?? null;
  expect(status).toBe(isStale ? 409 : name === null ? 422 : 200);
  if (status === 200 && name !== null) model.rename(record, name);
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('look', 'create', 'rename', 'rename', 'delete', 'restore', 'order', 'goBack'),
  user: fc.constantFrom(0, 1),
  pick: fc.nat({ max: 40 }),
  name: fc.constantFrom('Halat', 'Zımba', 'İp', 'Kanca'),
});

it('records behave as a plain list, whatever two users do in turn', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
    const model = new Model();
    for (const { id, name_tr: name = '', version, queue } of await readList(0)) {
      model.list.push({ id, name, version, queue });
      const { data } = await readHistory(id);
      model.names.set(id, data.map(({ after }) => after?.name_tr ?? null).reverse());
    }
    const world: World = { model, seen: [await look(0), await look(1)] };
    const revision = await app.ctx.connections.readRevision();
    for (const one of steps) await run(world, one);
    const rows = await readList(0);
    const shown = rows.map(({ id, name_tr: name, version, queue }) => ({ id, name, version, queue }));
    expect(shown).toEqual(model.list);
    // Each change raised the revision exactly once.
    expect(await app.ctx.connections.readRevision()).toBe(revision + model.changes);
    for (const { id } of model.list.slice(3)) await call(0, 'DELETE', `/${id}`);
  });
  await fc.assert(property, { numRuns: runs });
});
