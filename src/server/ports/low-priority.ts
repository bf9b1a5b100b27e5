import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets every other program of the machine go first. On Linux a priority belongs to a thread: Node's own
 * threads, which decode and encode, are there before this is called, and those they start inherit theirs.
 */
export function lowerPriority(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** 0 is the whole process, or on Linux its main thread. */
function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
