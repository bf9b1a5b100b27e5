import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { createChildQueue, type Overloaded } from './child-queue.ts';
import type { PdfDrawing } from './pdf/pdf-drawing.ts';
import {
  memoryFlag,
  urgentFlag,
  type EncoderAnswer,
  type EncoderResult,
  type EncoderTask,
  type JpegsMade,
} from './picture-encoder.messages.ts';
import {
  EncoderCrashed,
  EncoderOverloaded,
  FileRefused,
  type BrandFile,
  type EncodedRendition,
  type PdfCover,
  type PictureEncoder,
} from './picture-encoder.ts';

export type EncoderProcessOptions = {
  /** Milliseconds without work after which the process ends to free memory. */
  idleAfter?: number;
  /** Milliseconds after which the process is ended, for the renditions of a picture; most need less than one second. */
  giveUpAfter?: number;
  /** The same limit for a PDF; a healthy file needs a fraction of it. */
  giveUpPdfAfter?: number;
  /** The same limit for an AVIF, for which nobody waits. */
  giveUpAvifAfter?: number;
  /** The most memory that the process may take, in megabytes; the largest accepted pictures need two thirds. */
  maxMemory?: number;
  /** Keeps the normal priority; meant for programs without requests that could be slowed down. */
  isUrgent?: boolean;
};

/**
 * The encoder in a separate process: it has low priority, starts with the first task and handles one file
 * at a time. Uploads come before AVIFs and share cards, because nobody waits for those.
 */
export function createPictureEncoder({
  idleAfter = 60_000,
  giveUpAfter = 30_000,
  giveUpPdfAfter = 20_000,
  giveUpAvifAfter = 120_000,
  maxMemory = 1_000,
  isUrgent = false,
}: EncoderProcessOptions = {}): PictureEncoder & { pid: () => number | undefined } {
  const queue = createChildQueue<EncoderTask, Exclude<EncoderAnswer, Overloaded>, EncoderResult>({
    file: join(rootDir, 'src/server/ports/picture-encoder.child.ts'),
    args: [`${memoryFlag}${maxMemory}`, ...(isUrgent ? [urgentFlag] : [])],
    idleAfter,
    isForLater: ({ kind }) => kind === 'avif' || kind === 'share-card',
    limitOf: ({ kind }) => {
      if (kind === 'avif') return giveUpAvifAfter;
      return kind.startsWith('pdf') ? giveUpPdfAfter : giveUpAfter;
    },
    read: (answer) => {
      if (answer.outcome === 'made') return answer.result;
      if (answer.outcome === 'refused') throw new FileRefused(answer.reason, answer.message);
      throw new Error(answer.message);
    },
    errors: {
      crashed: (reason) => new EncoderCrashed(reason),
      overloaded: (reason) => new EncoderOverloaded(reason),
    },
  });
  return {
    ...encoderCalls(queue.ask),
    waiting: () => {
      const { now, later } = queue.waiting();
      return { uploads: now, later };
    },
    pid: queue.pid,
    close: queue.close,
  };
}

type Ask = (message: EncoderTask) => Promise<EncoderResult>;

/**
 * Makes the calls of the encoder from `ask`. The cast is safe, because the kind of a message determines the
 * type of its result.
 */
function encoderCalls(ask: Ask): Omit<PictureEncoder, 'close' | 'waiting'> {
  const askFor = <Result extends EncoderResult>(message: EncoderTask) => ask(message) as Promise<Result>;
  return {
    makeJpegs: (original, directory) => askFor<JpegsMade>({ kind: 'jpegs', original, directory }),
    makeAvif: (original, directory, size) =>
      askFor<EncodedRendition>({ kind: 'avif', original, directory, size }),
    makeBrandFiles: (kind, original, directory) => askFor<BrandFile[]>({ kind, original, directory }),
    checkPdf: (original) => askFor<{ pages: number }>({ kind: 'pdf', original }),
    drawShareCard: (card, directory) => askFor<EncodedRendition>({ kind: 'share-card', card, directory }),
    readDrawing: (original) => askFor<PdfDrawing>({ kind: 'pdf-drawing', original }),
    drawPdfCover: (original, directory) => askFor<PdfCover>({ kind: 'pdf-cover', original, directory }),
  };
}
