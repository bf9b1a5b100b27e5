import { minuteMs } from '#shared/rules/durations.ts';

/** Activity is reported to the server at most this often, in milliseconds. */
export const activityPeriod = 5 * minuteMs;

/** Opening the panel counts as activity too. */
let input = Date.now();

/** Starts to watch for key presses, pointer presses and scrolling. */
export function watchInput(): void {
  for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
    addEventListener(kind, () => (input = Date.now()), { capture: true, passive: true });
}

/** When the user last typed, pressed or scrolled in this tab, in milliseconds since 1970. */
export const lastInput = () => input;

/** Whether the user was active recently, so that a call may come from the user and not from a timer. */
export const isUserThere = () => Date.now() - input < activityPeriod;
