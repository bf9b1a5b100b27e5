import type { Progress } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

const steps: Readonly<Record<Progress['step'], string>> = { tables: 'Tablolar', files: 'Dosyalar' };

/** `Dosyalar: 120 / 4.200`; a line for people who wait. */
export function progressLine({ step, done, total }: Progress): string {
  return `${steps[step]}: ${done.toLocaleString('tr')} / ${total.toLocaleString('tr')}`;
}

/** `61 tablo, 12.400 satır, 840 dosya, 312 MB` */
export function contentLine({ tables, files }: Manifest): string {
  return `${tables.length} tablo, ${rowsOf({ tables }).toLocaleString('tr')} satır, ${files.count.toLocaleString('tr')} dosya, ${sizeText(sizeOf({ tables, files }))}`;
}

export function rowsOf({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** The bytes of a backup as if no other one shared its files. */
export function sizeOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): number {
  return tables.reduce((sum, { bytes }) => sum + bytes, files.total_bytes);
}

export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  const format = (value: number) => value.toLocaleString('tr', { maximumFractionDigits: 1 });
  return megabytes < 1024 ? `${format(megabytes)} MB` : `${format(megabytes / 1024)} GB`;
}
