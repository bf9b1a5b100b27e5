import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFiles } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { StoredFileMissing } from '#server/ports/storage.ts';

/** A picture for a template: a file of the workspace with its proportion (width by height). */
export type PrintedPicture = { file: string; ratio: number; focus: { x: number; y: number } };

/** Dots on one millimetre of paper, at 300 and at 120 dots per inch. */
const density = { print: 300 / 25.4, mail: 120 / 25.4 } as const;
export type Quality = keyof typeof density;

/** The files that a document needs; they are fetched into its workspace when all are known. */
export type PrintedFiles = {
  /** Names the smallest file that is sharp at `millimetres`, or the widest one. Null while a picture has none. */
  picture: (
    picture: Pick<Picture, 'sources' | 'width' | 'height' | 'focus'> | null,
    millimetres: number,
  ) => PrintedPicture | null;
  /** Names a PDF of the public store, whose first page is drawn. */
  pdf: (key: string) => string;
  /** Names a file of the public store by its address `/media/…`; null for any other address. */
  address: (address: string) => string | null;
  /** Copies all named files. @returns those that no longer exist */
  fetchTo: (workspace: string) => Promise<Set<string>>;
};

const mediaPath = '/media/';

export function createPrintedFiles(store: Pick<FileStorage, 'fetch'>, quality: Quality): PrintedFiles {
  const keys = new Map<string, string>();
  const nameOfKey = (key: string) => {
    const name = key.replaceAll('/', '_');
    keys.set(name, key);
    return name;
  };
  const nameOf = (address: string) =>
    address.startsWith(mediaPath) ? nameOfKey(address.slice(mediaPath.length)) : null;
  return {
    picture: (picture, millimetres) => {
      if (!picture) return null;
      const files = pictureFiles(picture, 'jpeg');
      const wanted = millimetres * density[quality];
      const file = files.find(({ width }) => width >= wanted) ?? files.at(-1);
      const name = file && nameOf(file.url);
      if (!name) return null;
      return {
        file: name,
        ratio: picture.width / picture.height,
        focus: picture.focus ?? { x: 0.5, y: 0.5 },
      };
    },
    pdf: nameOfKey,
    address: nameOf,
    fetchTo: async (workspace) => {
      const missing = new Set<string>();
      for (const [name, key] of keys) {
        const target = join(workspace, name);
        if (await isThere(target)) continue;
        try {
          await store.fetch(key, target);
        } catch (error) {
          if (!(error instanceof StoredFileMissing)) throw error;
          missing.add(name);
        }
      }
      return missing;
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
