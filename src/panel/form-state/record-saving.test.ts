import { expect, it, vi } from 'vitest';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';
import type { FormValues } from './changed-fields.ts';
import { createRecordSaving } from './record-saving.ts';

type Thing = { id: number; version: number; name: string; note: string };

const thing = (part: Partial<Thing> = {}): Thing => ({ id: 7, version: 1, name: 'Halka', note: '', ...part });
const isConflict = (record: Thing) => new RequestRefused(409, 'Değişti', {}, record);

/** A form whose save calls the test answers. */
function openForm(record?: Thing) {
  const screen: FormValues = { name: record?.name ?? '', note: record?.note ?? '' };
  const sent: FormValues[] = [];
  const waiting: { answer: (saved: Thing) => void; fail: (error: unknown) => void }[] = [];
  const on = { changed: vi.fn(), checked: vi.fn(), saved: vi.fn(), failed: vi.fn(), settled: vi.fn() };
  const typingIn: { name?: string } = {};
  const saving = createRecordSaving<Thing>({
    record,
    toValues: (one) => ({ name: one?.name ?? '', note: one?.note ?? '' }),
    values: () => ({ ...screen }),
    show: (values) => {
      for (const [name, value] of Object.entries(values)) if (name !== typingIn.name) screen[name] = value;
      return Object.keys(values).filter((name) => name === typingIn.name);
    },
    check: ({ name }): Record<string, string> => (name === '' ? { name: 'Gerekli' } : {}),
    send: (fields) => {
      sent.push(fields);
      return new Promise((answer, fail) => waiting.push({ answer, fail }));
    },
    on,
  });
  const answered = async (index: number, answer: Thing | Error) => {
    if (answer instanceof Error) waiting[index]?.fail(answer);
    else waiting[index]?.answer(answer);
    await vi.waitFor(() => expect(saving.isSaving() && waiting.length === index + 1).toBe(false));
  };
  return { saving, screen, sent, answered, on, typingIn };
}

it('a save sends the fields that changed, with the version of the record', async () => {
  const { saving, screen, sent, answered, on } = openForm(thing());
  screen.name = 'D-Halka';
  saving.save();
  expect(sent).toEqual([{ name: 'D-Halka', version: 1 }]);
  await answered(0, thing({ name: 'D-Halka', version: 2 }));
  expect(saving.changes()).toEqual({});
  expect(on.settled).toHaveBeenCalledOnce();
});

it('a save waits for a field that is still opening', async () => {
  const { saving, screen, sent } = openForm(thing());
  const opened = Promise.withResolvers<undefined>();
  saving.waitFor(opened.promise);
  screen.name = 'Halka';
  saving.save();
  expect(saving.isSaving()).toBe(true);
  screen.name = 'Halka 8';
  opened.resolve(undefined);
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'Halka 8', version: 1 }]));
});

it('a double click saves once', async () => {
  const { saving, screen, sent, answered, on } = openForm(thing());
  screen.name = 'D-Halka';
  saving.save();
  saving.save();
  await answered(0, thing({ name: 'D-Halka', version: 2 }));
  expect(sent).toHaveLength(1);
  expect(on.saved).toHaveBeenCalledOnce();
  expect(on.settled).toHaveBeenCalledOnce();
});

it('a second save waits for the first, and sends the later changes with the version of its answer', async () => {
  const { saving, screen, sent, answered } = openForm(thing());
  screen.name = 'D-Halka';
  saving.save();
  screen.note = 'Nikel';
  saving.save();
  expect(sent).toHaveLength(1);
  await answered(0, thing({ name: 'D-Halka', version: 2 }));
  expect(sent[1]).toEqual({ note: 'Nikel', version: 2 });
  await answered(1, thing({ name: 'D-Halka', note: 'Nikel', version: 3 }));
  expect(saving.record()?.version).toBe(3);
});

it('what is typed during a save stays, even in a field that is being sent', async () => {
  const { saving, screen, answered, on } = openForm(thing());
  screen.name = 'D-Halka';
  saving.save();
  screen.name = 'D-Halka 25';
  await answered(0, thing({ name: 'D-Halka', version: 2 }));
  expect(screen.name).toBe('D-Halka 25');
  expect(saving.changes()).toEqual({ name: 'D-Halka 25' });
  expect(on.settled).not.toHaveBeenCalled();
});

it('after a save the fields show the text of the server, except the focused field', async () => {
  const { saving, screen, answered, typingIn } = openForm(thing());
  screen.name = ' D-Halka ';
  screen.note = ' Nikel ';
  typingIn.name = 'note';
  saving.save();
  await answered(0, thing({ name: 'D-Halka', note: 'Nikel', version: 2 }));
  expect(screen).toEqual({ name: 'D-Halka', note: ' Nikel ' });
  expect(saving.changes()).toEqual({});
});

it('a new record is created once and updated from then on', async () => {
  const { saving, screen, sent, answered, on } = openForm();
  screen.name = 'Halka';
  saving.save();
  screen.note = 'Nikel';
  saving.save();
  await answered(0, thing());
  expect(sent).toEqual([{ name: 'Halka' }, { note: 'Nikel', version: 1 }]);
  await answered(1, thing({ note: 'Nikel', version: 2 }));
  expect(on.saved.mock.calls.map(([, isNew]) => isNew as boolean)).toEqual([true, false]);
});

it('a save sends nothing when a field is invalid or nothing changed', async () => {
  const { saving, screen, sent, on } = openForm(thing());
  saving.save();
  await vi.waitFor(() => expect(on.settled).toHaveBeenCalledOnce());
  screen.name = '';
  saving.save();
  expect(sent).toEqual([]);
  expect(on.checked).toHaveBeenLastCalledWith({ name: 'Gerekli' });
});

it('after a failure all changes stay, and the next save sends them again', async () => {
  const { saving, screen, sent, answered, on } = openForm(thing());
  screen.name = 'D-Halka';
  saving.save();
  saving.save();
  await answered(0, new RequestFailed(0));
  expect(on.failed).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
  saving.save();
  expect(sent[1]).toEqual({ name: 'D-Halka', version: 1 });
});

it('a conflict with identical values counts as a save whose answer was lost', async () => {
  const { saving, screen, answered, on } = openForm(thing());
  screen.name = 'D-Halka ';
  saving.save();
  await answered(0, isConflict(thing({ name: 'D-Halka', version: 2 })));
  expect(saving.conflict()).toBeNull();
  expect(on.settled).toHaveBeenCalledOnce();
  expect(saving.record()?.version).toBe(2);
});

it('a newer version in which no field of the form differs is no conflict: the save goes on with it', async () => {
  const { saving, screen, sent, answered, on } = openForm(thing());
  screen.name = 'Benim';
  saving.save();
  await answered(0, isConflict(thing({ version: 2 })));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(saving.conflict()).toBeNull();
  expect(sent[1]).toEqual({ name: 'Benim', version: 2 });
  await answered(1, thing({ name: 'Benim', version: 3 }));
  expect(on.saved).toHaveBeenCalledOnce();
});

it('“Benimkini Kaydet” saves my fields and keeps those that only the other person changed', async () => {
  const { saving, screen, sent, answered } = openForm(thing());
  screen.name = 'Benim';
  saving.save();
  await answered(0, isConflict(thing({ name: 'Onun', note: 'Onun notu', version: 5 })));
  expect(saving.conflict()?.version).toBe(5);
  expect(screen.name).toBe('Benim');
  saving.keepMine();
  expect(screen).toEqual({ name: 'Benim', note: 'Onun notu' });
  expect(sent[1]).toEqual({ name: 'Benim', version: 5 });
});

it('a second conflict shows the newest record', async () => {
  const { saving, screen, sent, answered } = openForm(thing());
  screen.name = 'Benim';
  saving.save();
  await answered(0, isConflict(thing({ name: 'Onun', version: 5 })));
  saving.keepMine();
  await answered(1, isConflict(thing({ name: 'Yine onun', version: 6 })));
  expect(saving.conflict()).toMatchObject({ name: 'Yine onun', version: 6 });
  saving.keepMine();
  expect(sent[2]).toEqual({ name: 'Benim', version: 6 });
});

it('“Onunkini Al” discards my changes and shows the stored record', async () => {
  const { saving, screen, answered } = openForm(thing());
  screen.name = 'Benim';
  saving.save();
  await answered(0, isConflict(thing({ name: 'Onun', note: 'Onun notu', version: 5 })));
  saving.takeTheirs();
  expect(screen).toEqual({ name: 'Onun', note: 'Onun notu' });
  expect(saving.changes()).toEqual({});
});

it('a save after “Düzenlemeye Dön” reports the conflict again', async () => {
  const { saving, screen, sent, answered } = openForm(thing());
  screen.name = 'Benim';
  saving.save();
  await answered(0, isConflict(thing({ name: 'Onun', version: 5 })));
  saving.keepEditing();
  expect(saving.conflict()).toBeNull();
  saving.save();
  expect(sent[1]).toEqual({ name: 'Benim', version: 1 });
});

it('a record that was stored elsewhere replaces everything that was typed', async () => {
  const { saving, screen, sent } = openForm(thing());
  screen.note = 'yarım';
  saving.takeOver(thing({ name: 'Eski ad', version: 5 }));
  expect(screen).toEqual({ name: 'Eski ad', note: '' });
  expect(saving.changes()).toEqual({});
  screen.name = 'Yeni ad';
  saving.save();
  expect(sent).toEqual([{ name: 'Yeni ad', version: 5 }]);
});

it('the step after a save is the one that the last save asked for, also after a conflict', async () => {
  const { saving, screen, answered, on } = openForm(thing());
  screen.name = '';
  saving.save('new');
  await vi.waitFor(() => expect(saving.isSaving()).toBe(false));
  expect(on.settled).not.toHaveBeenCalled();
  screen.name = 'D-Halka';
  saving.save();
  await answered(0, thing({ name: 'D-Halka', version: 2 }));
  expect(on.settled).toHaveBeenLastCalledWith(expect.anything(), 'usual');
  screen.name = 'D-Halka 25';
  saving.save('new');
  await answered(1, isConflict(thing({ name: 'Onun', version: 3 })));
  expect(on.settled).toHaveBeenCalledOnce();
  saving.keepMine();
  await answered(2, thing({ name: 'D-Halka 25', version: 4 }));
  expect(on.settled).toHaveBeenLastCalledWith(expect.objectContaining({ version: 4 }), 'new');
});
