import type {
  BrandFile,
  BrandFileKind,
  EncodedRendition,
  PdfCover,
  PictureFacts,
  PictureSize,
  RefusalReason,
} from './picture-encoder.ts';
import type { PdfDrawing } from './pdf/pdf-drawing.ts';
import type { Overloaded } from './child-queue.ts';
import type { ShareCard } from './share-card/share-card.ts';

/** The argument with which the encoder's process keeps the priority of its parent. */
export const urgentFlag = '--urgent';

/** The start of the argument that limits the process's memory; a number of megabytes follows. */
export const memoryFlag = '--memory=';

/** A message to the encoder's process. The process answers each message before it gets the next. */
export type EncoderTask =
  | { kind: 'jpegs'; original: string; directory: string }
  | { kind: 'avif'; original: string; directory: string; size: PictureSize }
  | { kind: BrandFileKind; original: string; directory: string }
  | CardTask
  | PdfTask;

export type CardTask = { kind: 'share-card'; card: ShareCard; directory: string };

export type PdfTask =
  | { kind: 'pdf'; original: string }
  | { kind: 'pdf-drawing'; original: string }
  | { kind: 'pdf-cover'; original: string; directory: string };

export type JpegsMade = { facts: PictureFacts; renditions: EncodedRendition[] };

export type EncoderResult =
  JpegsMade | EncodedRendition | BrandFile[] | PdfCover | PdfDrawing | { pages: number };

export type EncoderAnswer =
  | { outcome: 'made'; result: EncoderResult }
  | { outcome: 'refused'; reason: RefusalReason; message: string }
  | Overloaded
  | { outcome: 'failed'; message: string };
