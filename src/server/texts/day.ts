/** The day of an instant in a time zone, like `2026-03-05`. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(instant);
}
