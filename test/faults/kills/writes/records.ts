import type { ContactEntry } from '#features/contact-information/contact-information.ts';
import type { Register } from '../book.ts';
import { pickCertain, type WriteKind } from '../client.ts';

type EntryState = { name: string; content: string };
type OwnEntry = { id: number; section: string; register: Register };

const url = '/api/admin/settings/contact-information';

/** Each entry has a section of its own, which only this client writes. */
export const writeContactEntry: WriteKind = {
  name: 'simple record',
  weight: 2,
  write: async ({ book, calls, fresh, own }) => {
    const section = fresh();
    const register = book.register(`contact entry ${section}`, async ({ staff }) => {
      const entries = await staff<ContactEntry[]>('GET', url);
      const stored = entries.filter((one) => one.section === section);
      return stored.map(({ name, content }): EntryState => ({ name, content }))[0];
    });
    const state = { name: section, content: section };
    const { data } = await book.write(register, state, () =>
      calls.staff<{ data: ContactEntry }>('POST', url, { section, name: section, content_data: section }),
    );
    own<OwnEntry>('entry').push({ id: data.id, section, register });
  },
};

export const changeContactEntry: WriteKind = {
  name: 'changed simple record',
  weight: 1,
  write: async (client) => {
    const entry = pickCertain(
      client,
      client.own<OwnEntry>('entry').filter(({ register }) => register.confirmed[0] !== undefined),
    );
    if (!entry) return writeContactEntry.write(client);
    const { id, section, register } = entry;
    const stamp = client.fresh();
    if (client.random.below(3) === 0) {
      await client.book.write(register, undefined, () => client.calls.staff('DELETE', url, { id }));
      return;
    }
    await client.book.write(register, { name: stamp, content: stamp }, () =>
      client.calls.staff('PUT', url, { id, section, name: stamp, content_data: stamp }),
    );
  },
};

export const signIn: WriteKind = {
  name: 'session',
  weight: 1,
  write: async ({ book, calls, fresh }) => {
    const signed = { token: '' };
    const register = book.register(`session ${fresh()}`, async ({ isSignedIn }) =>
      signed.token !== '' && (await isSignedIn(signed.token)) ? { isSignedIn: true } : undefined,
    );
    await book.write(register, { isSignedIn: true }, async () => {
      signed.token = await calls.signIn();
    });
  },
};
