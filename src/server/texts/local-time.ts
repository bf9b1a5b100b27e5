/** An instant in a time zone, in Turkish notation: `05.03.2026 14:30`. */
export function localTime(timeZone: string, instant: string): string {
  const { day, month, year, hour, minute } = partsOf(timeZone, instant);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}

/** An instant in a time zone, as other programs read it: `2026-03-05 14:30:00`. */
export function sortableTime(timeZone: string, instant: string): string {
  const { day, month, year, hour, minute, second } = partsOf(timeZone, instant);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

function partsOf(timeZone: string, instant: string) {
  return Object.fromEntries(
    new Intl.DateTimeFormat('tr', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  ) as Record<'day' | 'month' | 'year' | 'hour' | 'minute' | 'second', string>;
}
