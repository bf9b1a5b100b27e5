import { minuteMs } from '#shared/rules/durations.ts';

/** In milliseconds: work is reported to the server at most this often. */
export const activityPeriod = 5 * minuteMs;

/** Opening the panel is work too. */
let input = Date.now();

/** Follows keys, presses and scrolling from now on. */
export function watchInput(): void {
  for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
    addEventListener(kind, () => (input = Date.now()), { capture: true, passive: true });
}

/** When the user last typed, pressed or scrolled in this tab, in milliseconds since 1970. */
export const lastInput = () => input;

/** Whether a call can be the user's doing. */
export const isUserThere = () => Date.now() - input < activityPeriod;
