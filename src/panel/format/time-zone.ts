/** The company's time zone, which the panel uses instead of the browser's. */
let timeZone = 'Europe/Istanbul';

/** Sets the server's time zone; called once at start. */
export function setCompanyTimeZone(name: string): void {
  timeZone = name;
}

/**
 * The formats are cached, because creating a `DateTimeFormat` is slow and a list uses the same one for every
 * row.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

export function inTimeZone(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone })));
  return format;
}
