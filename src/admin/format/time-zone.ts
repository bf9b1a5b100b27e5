/** The company's time zone, by which the panel shows and takes times, wherever its user is. */
let timeZone = 'Europe/Istanbul';

/** Set once at the start, to what the server was configured with. */
export function setCompanyTimeZone(name: string): void {
  timeZone = name;
}

/** Formats are costly to make and the same for every row of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format by the company's clock. */
export function inTimeZone(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone })));
  return format;
}
