import type { CopiedTable, CopiedValue } from '#server/db/copies/snapshot.ts';
import { originalKey } from '#server/media/media-keys.ts';
import type { FileLine } from './manifest.ts';

type Row = Readonly<Record<string, CopiedValue | undefined>>;
type Place = Pick<FileLine, 'store' | 'key'>;

/** By table, the file that a row needs; a row that is not complete yet needs none. */
const fileOf: Readonly<Record<string, (row: Row) => Place | undefined>> = {
  share_cards: ({ key }) => ({ store: 'public', key: String(key) }),
  renditions: ({ key }) => ({ store: 'public', key: String(key) }),
  media: ({ hash, mime, deleted_at: deletedAt }) =>
    deletedAt === null && String(mime).startsWith('image/')
      ? { store: 'private', key: originalKey(String(hash)) }
      : undefined,
  private_files: ({ key, message_id: messageId }) =>
    messageId === null ? undefined : { store: 'private', key: String(key) },
};

/** A file as one text, which sorts as the stores list their keys. */
export const placeText = ({ store, key }: Place): string => `${store} ${key}`;

/** Collects from the rows of a backup which files it must contain. */
export function requiredKeys() {
  const keys: string[] = [];
  return {
    collect({ name, columns }: CopiedTable, rows: readonly CopiedValue[][]): void {
      const find = fileOf[name];
      if (!find) return;
      for (const row of rows) {
        const file = find(Object.fromEntries(columns.map((column, index) => [column, row[index]])));
        if (file) keys.push(placeText(file));
      }
    },
    /** Texts of `placeText` in their order, each once. */
    sorted: (): string[] => [...new Set(keys)].sort(),
  };
}
