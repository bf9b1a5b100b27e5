import { readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of this process. On Linux priorities belong to threads: the threads that Node has
 * already started are lowered one by one, and threads that they start later inherit the priority.
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

/** The ids to lower: 0 for the whole process, on Linux the ids of its threads. */
function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
/** Ends this child process at once when its parent ends, also if that happened while this process was starting. */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.on('disconnect', end);
  if (!process.connected) end();
}

/** Makes Linux kill this process instead of the server when memory runs out. */
export function preferAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // The system is not Linux or does not allow it: then the kernel chooses by memory use.
  }
}
