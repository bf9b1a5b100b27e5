import type { FormValues } from './changed-fields.ts';

/** Whose draft of what: `record` is an id, or `new`. */
export type DraftSubject = { owner: string; form: string; record: number | 'new' };

export type Draft = DraftSubject & {
  /** A form keeps one draft while it is open, so that two tabs never write over each other. */
  slot: string;
  /** The record's version when the fields were typed; 0 of a new one. */
  version: number;
  fields: FormValues;
  /** Milliseconds since 1970. */
  writtenAt: number;
};

export type DraftStore = {
  /** The newest draft of this owner for this record, whichever tab wrote it. */
  find: (subject: DraftSubject) => Draft | undefined;
  /** Whether it could be kept: a full or blocked storage and a draft that is too large cost nothing but the draft. */
  write: (draft: Omit<Draft, 'writtenAt'>) => boolean;
  remove: (draft: DraftSubject & { slot: string }) => void;
};

type Storage = {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

type Limits = {
  /** Days that an untouched draft is kept. */
  days: number;
  drafts: number;
  /** Characters of one draft, and of all. */
  characters: number;
  allCharacters: number;
};

const day = 86_400_000;
/** Browsers give an origin about 5 million characters, which the panel shares with the site. */
const defaults: Limits = { days: 30, drafts: 20, characters: 1_000_000, allCharacters: 3_000_000 };
const prefix = 'draft/';

/** What was typed into forms and not saved, kept in the browser's storage per owner and record. */
export function createDraftStore(
  storage: () => Storage,
  now: () => number,
  limits: Partial<Limits> = {},
): DraftStore {
  const { days, drafts, characters, allCharacters } = { ...defaults, ...limits };

  /** Every readable draft, newest first; what is too old or unreadable goes. */
  const list = (): { key: string; size: number; draft: Draft }[] => {
    const store = storage();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const text = store.getItem(key) ?? '';
        const draft = parse(text);
        if (draft && draft.writtenAt > now() - days * day) return [{ key, size: text.length, draft }];
        store.removeItem(key);
        return [];
      })
      .toSorted((a, b) => b.draft.writtenAt - a.draft.writtenAt);
  };

  /** Makes room by letting the oldest go. */
  const makeRoom = (key: string, size: number) => {
    let room = allCharacters - size;
    let places = drafts - 1;
    for (const other of list().filter((one) => one.key !== key)) {
      room -= other.size;
      places -= 1;
      if (room < 0 || places < 0) storage().removeItem(other.key);
    }
  };

  const put = (key: string, text: string): boolean => {
    const oldestFirst = list()
      .map((one) => one.key)
      .filter((other) => other !== key)
      .reverse();
    for (const inTheWay of [undefined, ...oldestFirst]) {
      if (inTheWay !== undefined) storage().removeItem(inTheWay);
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        // Full: the next older draft makes room.
      }
    }
    return false;
  };

  return {
    find: ({ owner, form, record }) =>
      unlessBlocked(
        () =>
          list()
            .map(({ draft }) => draft)
            .find((draft) => draft.owner === owner && draft.form === form && draft.record === record),
        undefined,
      ),
    write: (draft) =>
      unlessBlocked(() => {
        const text = JSON.stringify({ ...draft, writtenAt: now() });
        const key = keyOf(draft);
        if (text.length > characters) {
          // An older state of the same form would be offered as if it were the last one.
          storage().removeItem(key);
          return false;
        }
        makeRoom(key, text.length);
        return put(key, text);
      }, false),
    remove: (draft) => unlessBlocked(() => storage().removeItem(keyOf(draft)), undefined),
  };
}

function keyOf({ owner, form, record, slot }: DraftSubject & { slot: string }): string {
  return prefix + [owner, form, record, slot].map(encodeURIComponent).join('/');
}

function parse(text: string): Draft | undefined {
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    const isDraft =
      typeof draft?.owner === 'string' &&
      typeof draft.form === 'string' &&
      typeof draft.slot === 'string' &&
      typeof draft.writtenAt === 'number' &&
      typeof draft.fields === 'object';
    return isDraft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

function unlessBlocked<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
