import { dayMs } from '#shared/rules/durations.ts';
import type { FormValues } from './changed-fields.ts';
import type { DraftPlace } from './draft-place.ts';

/** Identifies the record of a draft: its owner, the form, and an id or `new`. */
export type DraftSubject = { owner: string; form: string; record: number | 'new' };

export type Draft = DraftSubject & {
  /** Identifies the open form, so that two tabs do not overwrite each other's drafts. */
  slot: string;
  /** The record's version when typing began; 0 for a new record. */
  version: number;
  fields: FormValues;
  /**
   * The record's name and the screen of the form. Drafts that an older version of the panel wrote have
   * neither.
   */
  title?: string;
  place?: DraftPlace;
  /** Milliseconds since 1970. */
  writtenAt: number;
};

export type DraftStore = {
  /** All drafts of an owner, from every tab, the newest first. */
  list: (owner: string) => Draft[];
  /** The newest draft of a record. Drafts that belong to open forms (`live` slots) are skipped. */
  find: (subject: DraftSubject, live?: ReadonlySet<string>) => Draft | undefined;
  /**
   * Returns false if the draft could not be stored: the storage is full or blocked, or the draft is too
   * large.
   */
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
  /** Days until an unchanged draft expires. */
  days: number;
  drafts: number;
  /** Maximum number of characters of one draft, and of all drafts. */
  characters: number;
  allCharacters: number;
};

/** The site and the panel share the storage of an origin, which holds about 5 million characters. */
const defaults: Limits = { days: 30, drafts: 20, characters: 1_000_000, allCharacters: 3_000_000 };
const prefix = 'draft/';

/** Makes the store for drafts in the browser's storage (docs/product.md, "Forms"). */
export function createDraftStore(
  storage: () => Storage,
  now: () => number,
  limits: Partial<Limits> = {},
): DraftStore {
  const { days, drafts, characters, allCharacters } = { ...defaults, ...limits };

  /** All readable drafts, newest first. Deletes expired and unreadable ones. */
  const list = (): { key: string; size: number; draft: Draft }[] => {
    const store = storage();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const text = store.getItem(key) ?? '';
        const draft = parse(text);
        if (draft && draft.writtenAt > now() - days * dayMs) return [{ key, size: text.length, draft }];
        store.removeItem(key);
        return [];
      })
      .toSorted((a, b) => b.draft.writtenAt - a.draft.writtenAt);
  };

  const listOf = (owner: string): Draft[] =>
    unlessBlocked(
      () =>
        list()
          .map(({ draft }) => draft)
          .filter((draft) => draft.owner === owner),
      [],
    );

  /** Deletes the oldest drafts until the new one is within the limits. */
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
    for (const draftToRemove of [undefined, ...oldestFirst]) {
      if (draftToRemove !== undefined) storage().removeItem(draftToRemove);
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        // The storage is full, so the next older draft is deleted before another try.
      }
    }
    return false;
  };

  return {
    list: listOf,
    find: ({ owner, form, record }, live) =>
      listOf(owner).find((draft) => draft.form === form && draft.record === record && !live?.has(draft.slot)),
    write: (draft) =>
      unlessBlocked(() => {
        const text = JSON.stringify({ ...draft, writtenAt: now() });
        const key = keyOf(draft);
        if (text.length > characters) {
          // The older version of this draft must be removed, because otherwise the form would offer it as the
          // latest.
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
