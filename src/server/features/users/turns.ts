import { unavailable } from '#server/errors.ts';

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `running` works at once, in the order they came, and lets at most `waiting` wait.
 * What it returns throws AppError 503 when too many are waiting already.
 */
export function createTurns(most: { running: number; waiting: number }, message: string): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  const takePlace = async () => {
    if (running < most.running) {
      running += 1;
      return;
    }
    if (waiting.length >= most.waiting) throw unavailable(message);
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leavePlace = () => {
    const next = waiting.shift();
    // The place goes to the one who waited longest, without becoming free in between.
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
