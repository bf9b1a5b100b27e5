/** The length of a minute in milliseconds. */
export const minuteMs = 60_000;

/** The length of an hour in milliseconds. */
export const hourMs = 60 * minuteMs;

/** The length of 24 hours in milliseconds; a day of the calendar is shorter or longer when the clocks change. */
export const dayMs = 24 * hourMs;
