import { describe, expect, it } from 'vitest';
import { createDraftStore, type Draft } from './draft-store.ts';

const day = 86_400_000;

/** A fake storage that holds `room` characters. */
function fakeStorage(room = Infinity) {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...texts].filter(([name]) => name !== key).map(([, text]) => text.length);
      if (others.reduce((sum, length) => sum + length, value.length) > room) throw new Error('full');
      texts.set(key, value);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

function open({ room, ...limits }: { room?: number; drafts?: number; characters?: number } = {}) {
  const storage = fakeStorage(room);
  const clock = { now: 1000 * day };
  return {
    storage,
    clock,
    store: createDraftStore(
      () => storage,
      () => clock.now,
      limits,
    ),
  };
}

const draft = (part: Partial<Draft> = {}): Omit<Draft, 'writtenAt'> => ({
  owner: 'ayse@vitrin.test',
  form: 'product',
  record: 7,
  slot: 'a',
  version: 1,
  fields: { name_tr: 'Halka' },
  ...part,
});

describe('the draft store', () => {
  it('finds a draft by owner, form and record', () => {
    const { store } = open();
    expect(store.write(draft())).toBe(true);
    expect(store.find(draft())).toMatchObject({ version: 1, fields: { name_tr: 'Halka' } });
    for (const other of [{ owner: 'mehmet@vitrin.test' }, { form: 'category' }, { record: 8 }])
      expect(store.find(draft(other))).toBeUndefined();
    expect(store.find(draft({ record: 'new' }))).toBeUndefined();
  });

  it('keeps the drafts of two tabs apart and returns the newer one', () => {
    const { store, clock } = open();
    store.write(draft({ slot: 'a', fields: { name_tr: 'eski' } }));
    clock.now += 1;
    store.write(draft({ slot: 'b', fields: { name_tr: 'yeni' } }));
    expect(store.find(draft())?.fields).toEqual({ name_tr: 'yeni' });
    store.remove(draft({ slot: 'b' }));
    expect(store.find(draft())?.fields).toEqual({ name_tr: 'eski' });
  });

  it('does not return drafts that belong to open forms', () => {
    const { store, clock } = open();
    store.write(draft({ slot: 'a' }));
    clock.now += 1;
    store.write(draft({ slot: 'b' }));
    expect(store.find(draft(), new Set(['b']))?.slot).toBe('a');
    expect(store.find(draft(), new Set(['a', 'b']))).toBeUndefined();
  });

  it('lists the drafts of one owner, the newest first', () => {
    const { store, clock } = open();
    for (const part of [{ record: 1 }, { record: 2 }, { record: 3, owner: 'mehmet@vitrin.test' }]) {
      clock.now += 1;
      store.write(draft(part));
    }
    expect(store.list('ayse@vitrin.test').map(({ record }) => record)).toEqual([2, 1]);
  });

  it('removes a draft after 30 days', () => {
    const { store, clock, storage } = open();
    store.write(draft());
    clock.now += 30 * day - 1;
    expect(store.find(draft())).toBeDefined();
    clock.now += 1;
    expect(store.find(draft())).toBeUndefined();
    expect(storage.texts.size).toBe(0);
  });

  it('keeps a limited number of drafts, the newest ones', () => {
    const { store, clock } = open({ drafts: 2 });
    for (const record of [1, 2, 3]) {
      clock.now += 1;
      store.write(draft({ record }));
    }
    expect([1, 2, 3].map((record) => store.find(draft({ record })) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stores no draft above the size limit and removes its older state', () => {
    const { store } = open({ characters: 500 });
    store.write(draft());
    expect(store.write(draft({ fields: { name_tr: 'x'.repeat(500) } }))).toBe(false);
    expect(store.find(draft())).toBeUndefined();
  });

  it('removes the oldest draft when the storage is full', () => {
    const { store, clock } = open({ room: 500 });
    store.write(draft({ record: 1, fields: { name_tr: 'x'.repeat(200) } }));
    clock.now += 1;
    expect(store.write(draft({ record: 2, fields: { name_tr: 'y'.repeat(200) } }))).toBe(true);
    expect(store.find(draft({ record: 1 }))).toBeUndefined();
  });

  it('works without drafts when the storage is blocked, broken or full of other data', () => {
    const { store, storage } = open({ room: 10 });
    expect(store.write(draft())).toBe(false);
    storage.texts.set('draft/x', '{');
    storage.texts.set('token', 'kalır');
    expect(store.find(draft())).toBeUndefined();
    expect([...storage.texts.keys()]).toEqual(['token']);
    const blocked = createDraftStore(
      () => {
        throw new Error('SecurityError');
      },
      () => 0,
    );
    expect(blocked.write(draft())).toBe(false);
    expect(blocked.find(draft())).toBeUndefined();
    expect(() => blocked.remove(draft())).not.toThrow();
  });
});
