import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { hashOfDocument, templatesDir, typesetDocument, type WantedDocument } from './print-document.ts';

/** How long a document is kept in memory, and the most of them. */
const keptFor = 10 * minuteMs;
const maxKept = 10;

type Typesetting = Pick<Context, 'config' | 'typesetter'>;

const keptIn = new WeakMap<Context['config'], Map<string, Promise<Buffer>>>();

/**
 * Makes a document with words of a visitor; equal documents share one for some minutes. They stay in memory, so that no
 * copy on the disk outlives the message that it belongs to. `beforeMaking` may refuse by throwing.
 *
 * @throws TypesetterBusy, TypesetterOverloaded, TypesetterCrashed
 */
export async function openPrivateDocument(
  ctx: Typesetting,
  wanted: WantedDocument,
  beforeMaking: () => Promise<void> = () => Promise.resolve(),
): Promise<Buffer> {
  const kept = keptIn.get(ctx.config) ?? new Map<string, Promise<Buffer>>();
  keptIn.set(ctx.config, kept);
  const hash = hashOfDocument(wanted);
  if (!kept.has(hash)) await beforeMaking();
  // Another call may have begun meanwhile.
  const begun = kept.get(hash);
  if (begun) return begun;
  const made = makeInMemory(ctx, wanted);
  kept.set(hash, made);
  made.catch(() => kept.delete(hash));
  setTimeout(() => kept.delete(hash), keptFor).unref();
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

function makeInMemory({ config, typesetter }: Typesetting, wanted: WantedDocument): Promise<Buffer> {
  return inTemporaryFolder(config.dataDir, async (workspace) => {
    const output = join(workspace, 'document.pdf');
    const task = { templates: templatesDir, main: wanted.main, workspace, output };
    await typesetDocument(wanted, workspace, () => typesetter.typeset(task));
    return readFile(output);
  });
}
