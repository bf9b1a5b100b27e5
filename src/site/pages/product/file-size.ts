/** A file size in decimal units with the number format of the language: `340 kB`, `1,2 MB`. */
export function fileSize(bytes: number, lang: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [size, unit] = kilobytes < 1000 ? [kilobytes, 'kB'] : [bytes / 1_000_000, 'MB'];
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: unit === 'MB' && size < 10 ? 1 : 0 });
  return `${number.format(size)}\u00a0${unit}`;
}

/** `application/pdf` → `PDF`. */
export function fileKind(mime: string): string {
  return (mime.split('/')[1] ?? mime).toUpperCase();
}
