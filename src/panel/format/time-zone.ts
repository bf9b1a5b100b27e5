/** The company's time zone. The panel uses it instead of the browser's. */
let timeZone = 'Europe/Istanbul';

/** Called once at start with the server's setting. */
export function setCompanyTimeZone(name: string): void {
  timeZone = name;
}

/** A `DateTimeFormat` is slow to create, and a list uses the same one for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached date format in the company's time zone. */
export function inTimeZone(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone })));
  return format;
}
