export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;

export const hourMs = 60 * minuteMs;

/** 24 hours in milliseconds; a calendar day is shorter or longer when the clocks change. */
export const dayMs = 24 * hourMs;
