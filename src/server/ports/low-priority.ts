import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Gives this process a priority below normal. Linux has a priority for each thread: Node's threads, which decode
 * and encode, exist already and are lowered one by one; threads that they start inherit it.
 */
export function lowerPriority(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

/** 0 means the whole process; on Linux the ids of its threads. */
function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
