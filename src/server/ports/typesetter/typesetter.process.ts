import { join } from 'node:path';
import { minuteMs } from '#shared/rules/durations.ts';
import { rootDir } from '#server/root-dir.ts';
import { createChildQueue, type ChildQueue, type Overloaded } from '../child-queue.ts';
import { memoryFlag, patientFlag, type TypesetterAnswer } from './typesetter.messages.ts';
import {
  TypesetterBusy,
  TypesetterCrashed,
  TypesetterOverloaded,
  type TypesetDocument,
  type Typesetter,
  type TypesetTask,
} from './typesetter.ts';

export type TypesetterOptions = {
  /** The most documents that wait. */
  maxWaiting?: number;
  /** Milliseconds after which a document is given up. */
  giveUpAfter?: number;
  /** The same limit for a book. */
  giveUpBookAfter?: number;
  /** The most memory of the process for documents, and of that for a book, in megabytes. */
  maxMemory?: number;
  maxBookMemory?: number;
  idleAfter?: number;
};

type Queue = ChildQueue<TypesetTask, TypesetDocument>;

/**
 * The typesetter in processes without secrets: one for short documents, which visitors request, and one of low
 * priority for each book, whose memory is free when it ends.
 */
export function createTypesetter({
  maxWaiting = 20,
  giveUpAfter = 10_000,
  giveUpBookAfter = 5 * minuteMs,
  maxMemory = 400,
  maxBookMemory = 800,
  idleAfter = minuteMs,
}: TypesetterOptions = {}): Typesetter {
  const short = openQueue({ args: [`${memoryFlag}${maxMemory}`], maxWaiting, limit: giveUpAfter, idleAfter });
  const books = new Set<Queue>();
  let isClosed = false;
  return {
    typeset: short.ask,
    typesetBook: async (task, signal) => {
      signal?.throwIfAborted();
      if (isClosed) throw new TypesetterCrashed('The typesetter is closed');
      const args = [`${memoryFlag}${maxBookMemory}`, patientFlag];
      const book = openQueue({ args, maxWaiting: 1, limit: giveUpBookAfter, idleAfter });
      const end = () => void book.close();
      books.add(book);
      signal?.addEventListener('abort', end);
      try {
        return await book.ask(task);
      } finally {
        signal?.removeEventListener('abort', end);
        books.delete(book);
        await book.close();
      }
    },
    waiting: () => short.waiting().now,
    close: async () => {
      isClosed = true;
      await Promise.all([short, ...books].map((queue) => queue.close()));
    },
  };
}

function openQueue(options: { args: string[]; maxWaiting: number; limit: number; idleAfter: number }): Queue {
  const { args, maxWaiting, limit, idleAfter } = options;
  return createChildQueue<TypesetTask, Exclude<TypesetterAnswer, Overloaded>, TypesetDocument>({
    file: join(rootDir, 'src/server/ports/typesetter/typesetter.child.ts'),
    args,
    maxWaiting,
    idleAfter,
    limitOf: () => limit,
    read: (answer) => {
      if (answer.outcome === 'made') return answer.result;
      throw new Error(answer.message);
    },
    errors: {
      crashed: (reason) => new TypesetterCrashed(reason),
      overloaded: (reason) => new TypesetterOverloaded(reason),
      busy: () => new TypesetterBusy('Too many documents wait'),
    },
  });
}
