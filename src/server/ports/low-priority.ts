import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Gives this process a low priority. On Linux every thread has its own priority: Node's worker threads exist
 * already and are lowered one by one; threads that they start inherit it.
 */
export function lowerPriority(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Ignored: the thread has ended meanwhile.
    }
  }
}

/** The ids to lower: 0 for the whole process; on Linux the ids of its threads. */
function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
