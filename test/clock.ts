import type { Clock } from '#server/ports/clock.ts';

/** A clock that shows the same time until a test moves it. */
export type TestClock = Clock & {
  set: (instant: Date | string) => void;
  /** Moves the clock forward by milliseconds. */
  advance: (milliseconds: number) => void;
};

export function createClock(start: Date | string = '2026-03-02T09:00:00.000Z'): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (instant) => (time = new Date(instant).getTime()),
    advance: (milliseconds) => (time += milliseconds),
  };
}
