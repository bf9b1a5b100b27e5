/**
 * The main file of the encoder's own process. `picture-encoder.process.ts` forks the process, which ends with
 * its parent.
 */
import sharp from 'sharp';
import { endWithParent, lowerPriority, preferAsVictim } from './child-process.ts';
import {
  memoryFlag,
  urgentFlag,
  type EncoderAnswer,
  type EncoderResult,
  type EncoderTask,
  type CardTask,
  type PdfTask,
} from './picture-encoder.messages.ts';
import { makeBrandFiles } from './brand-pipeline.ts';
import { FileRefused } from './picture-encoder.ts';
import { makeAvif, makeJpegs } from './picture-pipeline.ts';

sharp.concurrency(1);
sharp.cache(false);
if (!process.argv.includes(urgentFlag)) lowerPriority();
preferAsVictim();

// Ctrl-C reaches the whole process group, but the server has to decide when this process ends: after its
// uploads.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Nothing here needs cleaning up, and a normal exit would wait for the running picture.
endWithParent();

const maxMemory =
  Number(process.argv.find((given) => given.startsWith(memoryFlag))?.slice(memoryFlag.length)) * 1024 * 1024;

process.on('message', (task: EncoderTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});

async function answer(task: EncoderTask): Promise<EncoderAnswer> {
  reportMemory();
  const watch = setInterval(reportMemory, 50);
  try {
    return { outcome: 'made', result: await perform(task) };
  } catch (error) {
    if (error instanceof FileRefused)
      return { outcome: 'refused', reason: error.reason, message: error.message };
    return { outcome: 'failed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(watch);
  }
}

/** Decoders take memory that no limit of Node counts; this thread can check it, because they run in others. */
function reportMemory(): void {
  if (process.memoryUsage.rss() > maxMemory)
    process.send?.({ outcome: 'overloaded' } satisfies EncoderAnswer);
}

function perform(task: EncoderTask): Promise<EncoderResult> {
  if (task.kind === 'share-card') return performCard(task);
  const { kind, original } = task;
  if (kind === 'jpegs') return makeJpegs(original, task.directory);
  if (kind === 'avif') return makeAvif(original, task.directory, task.size);
  if (kind === 'pdf' || kind === 'pdf-cover' || kind === 'pdf-drawing') return performPdf(task);
  return makeBrandFiles(kind, original, task.directory);
}

/** Reads a PDF; PDFium's code is loaded with the first one. */
async function performPdf(task: PdfTask): Promise<EncoderResult> {
  const { checkPdf, drawPdfCover, readPdfDrawing } = await import('./pdf/pdf-pipeline.ts');
  if (task.kind === 'pdf-cover') return drawPdfCover(task.original, task.directory);
  return task.kind === 'pdf' ? checkPdf(task.original) : readPdfDrawing(task.original);
}

/** Draws a share card; HarfBuzz is loaded with the first one. */
async function performCard({ card, directory }: CardTask): Promise<EncoderResult> {
  const { drawShareCard } = await import('./share-card/draw-share-card.ts');
  return drawShareCard(card, directory);
}
