const unit = 1024;

/**
 * A file size in the number format of a language: `340 kB`, `1,2 MB`. A unit is 1024 of the next smaller one,
 * as for upload limits, so that a file at a limit shows the number of that limit.
 *
 * @param bytes 0 is shown as `0 kB`; any other size as at least `1 kB`
 */
export function fileSize(bytes: number, lang: string): string {
  const kilobytes = Math.round(bytes / unit);
  if (kilobytes < unit) return sized(bytes > 0 ? Math.max(1, kilobytes) : 0, 'kB', lang);
  const megabytes = bytes / unit ** 2;
  return megabytes < unit ? sized(megabytes, 'MB', lang) : sized(megabytes / unit, 'GB', lang);
}

function sized(size: number, name: string, lang: string): string {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: size < 10 && name !== 'kB' ? 1 : 0 });
  return `${number.format(size)}\u00a0${name}`;
}
