import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftAutosave, usableFields, type Unsaved } from './draft-autosave.ts';
import type { Draft, DraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const kept = new Map<number | 'new', unknown>();
  const store: DraftStore = {
    list: () => [],
    find: () => undefined,
    write: ({ record, fields }) => Boolean(kept.set(record, fields)),
    remove: ({ record }) => void kept.delete(record),
  };
  const state: { unsaved: Unsaved | null } = { unsaved: null };
  const autosave = createDraftAutosave({
    store,
    owner: 'ayse@vitrin.test',
    form: 'product',
    delay: 500,
    place: () => ({ path: '/admin/dashboard' }),
    unsaved: () => state.unsaved,
  });
  const type = (name: string, record: number | 'new' = 7) => {
    state.unsaved = { record, version: 1, title: name, fields: { name } };
    autosave.schedule();
  };
  return { kept, autosave, state, type };
}

it('a draft is stored shortly after typing began, even while it continues', () => {
  const { kept, type } = open();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    vi.advanceTimersByTime(200);
  }
  expect(kept.get(7)).toEqual({ name: 'abc' });
});

it('a draft is stored at once when the page closes', () => {
  const { kept, autosave, type } = open();
  type('abc');
  autosave.flush();
  expect(kept.get(7)).toEqual({ name: 'abc' });
});

it('a draft is removed once everything is saved', () => {
  const { kept, autosave, state, type } = open();
  type('abc');
  autosave.flush();
  state.unsaved = null;
  autosave.flush();
  expect(kept.size).toBe(0);
});

it('the draft of a new record moves to its id', () => {
  const { kept, autosave, type } = open();
  type('abc', 'new');
  autosave.flush();
  type('abcd', 12);
  autosave.flush();
  expect([...kept]).toEqual([[12, { name: 'abcd' }]]);
});

it('after a draft was discarded none is stored until something is typed again', () => {
  const { kept, autosave, type } = open();
  type('abc');
  autosave.discard();
  autosave.flush();
  vi.advanceTimersByTime(1000);
  expect(kept.size).toBe(0);
  type('abcd');
  autosave.flush();
  expect(kept.size).toBe(1);
});

it('a draft offers only fields that the form has, with the same type and a different value', () => {
  const draft = {
    fields: { name: 'Yeni', code: 'A-1', gone: 'x', rows: 'metin', image: { id: 1 }, flag: true },
  };
  const values = { name: 'Eski', code: 'A-1', rows: [], image: null, flag: false };
  expect(usableFields(draft as unknown as Draft, values)).toEqual({
    name: 'Yeni',
    image: { id: 1 },
    flag: true,
  });
});

it('a draft contains no password, and is not kept for a password alone', () => {
  const { kept, autosave, state } = open();
  state.unsaved = {
    record: 'new',
    version: 0,
    title: 'Ayşe',
    fields: { name: 'Ayşe', password: 'gizli-parola' },
  };
  autosave.schedule();
  autosave.flush();
  expect(kept.get('new')).toEqual({ name: 'Ayşe' });
  state.unsaved = { record: 'new', version: 0, title: '', fields: { password: 'gizli-parola' } };
  autosave.flush();
  expect(kept.size).toBe(0);
});
