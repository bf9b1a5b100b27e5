/**
 * The main file of the typesetter's process. The main thread watches memory while a second thread typesets,
 * because the library keeps its thread busy for a whole document.
 */
import { Worker } from 'node:worker_threads';
import { endWithParent, lowerPriority, preferAsVictim } from '../child-process.ts';
import { memoryFlag, patientFlag, type TypesetterAnswer } from './typesetter.messages.ts';
import type { TypesetTask } from './typesetter.ts';

if (process.argv.includes(patientFlag)) lowerPriority();
preferAsVictim();
// Ctrl-C reaches the whole process group, but the server has to decide when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
endWithParent();

const maxMemory =
  Number(process.argv.find((given) => given.startsWith(memoryFlag))?.slice(memoryFlag.length)) * 1024 * 1024;

const send = (answer: TypesetterAnswer) => process.send?.(answer);
const worker = new Worker(new URL('typeset.worker.ts', import.meta.url));
worker.on('message', send);
// Without its thread this process can do nothing; the next task starts another one.
worker.on('error', () => process.exit(1));
process.on('message', (task: TypesetTask) => worker.postMessage(task));

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) send({ outcome: 'overloaded' });
}, 50);
