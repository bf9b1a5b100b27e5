import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFiles } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { StoredFileMissing } from '#server/ports/storage.ts';

/** A picture for a template: a file of the workspace with its proportion (width by height). */
export type PrintedPicture = { file: string; ratio: number; focus: { x: number; y: number } };

/** The room of a picture on paper, in millimetres. */
export type PrintedBox = { width: number; height: number };

/** Dots on one millimetre of paper, at 300 and at 120 dots per inch. */
const density = { print: 300 / 25.4, mail: 120 / 25.4 } as const;
export type Quality = keyof typeof density;

/** The files that a document needs; they are fetched into its workspace when all are known. */
export type PrintedFiles = {
  /**
   * Names the smallest file that is sharp in a box which it fills, or the widest one. Null while a picture has none.
   */
  picture: (
    picture: Pick<Picture, 'sources' | 'width' | 'height' | 'focus'> | null,
    box: PrintedBox,
  ) => PrintedPicture | null;
  /** Names a PDF of the public store, whose first page is drawn. */
  pdf: (key: string) => string;
  /** Names a file of the public store by its address `/media/…`; null for any other address. */
  address: (address: string) => string | null;
  /** The names of all PDFs. */
  pdfs: () => string[];
  /** Copies all named files. @returns those that no longer exist */
  fetchTo: (workspace: string) => Promise<Set<string>>;
};

const mediaPath = '/media/';

type Wanted = { key: string; frame?: { width: number; height: number } };

export function createPrintedFiles(store: Pick<FileStorage, 'fetch'>, quality: Quality): PrintedFiles {
  const wanted = new Map<string, Wanted>();
  const add = (file: Wanted) => {
    const name = file.key.replaceAll('/', '_') + (file.frame ? '.svg' : '');
    wanted.set(name, file);
    return name;
  };
  return {
    picture: (picture, box) => {
      if (!picture) return null;
      const files = pictureFiles(picture, 'jpeg');
      const ratio = picture.width / picture.height;
      const pixels = Math.max(box.width, box.height * ratio) * density[quality];
      const file = files.find(({ width }) => width >= pixels) ?? files.at(-1);
      if (!file) return null;
      const frame = { width: file.width, height: Math.round(file.width / ratio) };
      const name = add({ key: file.url.slice(mediaPath.length), frame });
      return { file: name, ratio, focus: picture.focus ?? { x: 0.5, y: 0.5 } };
    },
    pdf: (key) => add({ key }),
    address: (address) =>
      address.startsWith(mediaPath) ? add({ key: address.slice(mediaPath.length) }) : null,
    pdfs: () => [...wanted.keys()].filter((name) => name.endsWith('.pdf')),
    fetchTo: async (workspace) => {
      const missing = new Set<string>();
      for (const [name, file] of wanted) {
        const target = join(workspace, name);
        if (await isThere(target)) continue;
        try {
          await store.fetch(file.key, target);
          if (file.frame) await writeFile(target, framed(await readFile(target), file.frame));
        } catch (error) {
          if (!(error instanceof StoredFileMissing)) throw error;
          missing.add(name);
        }
      }
      return missing;
    },
  };
}

/**
 * A JPEG as an SVG that contains it. The typesetting library decodes every JPEG and keeps its pixels, 13 MB for one
 * of 1600 × 2000, but puts those in an SVG into the PDF as they are.
 */
export function framed(jpeg: Buffer, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}"`;
  const data = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">` +
    `<image ${size} preserveAspectRatio="none" href="${data}"/></svg>`
  );
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
