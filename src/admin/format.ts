/** How the panel writes numbers, sizes and times: Turkish, in the company's time zone. */
export const timeZone = 'Europe/Istanbul';

const number = new Intl.NumberFormat('tr');
const oneDecimal = new Intl.NumberFormat('tr', { maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const collator = new Intl.Collator('tr', { numeric: true });
const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'];

export const formatNumber = (value: number) => number.format(value);

export const formatDate = (iso: string) => date.format(new Date(iso));

export const compareTurkish = (a: string, b: string) => collator.compare(a, b);

/** `1536` → `1,5 kB`; units of 1024. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < byteUnits.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${oneDecimal.format(value)} ${byteUnits[unit] ?? ''}`;
}

/** An instant as the value of a `datetime-local` input, on the company's clock. */
export function toLocalInput(iso: string): string {
  const parts = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return iso === '' ? '' : parts.format(new Date(iso)).replace(' ', 'T');
}

/** The instant that a `datetime-local` value names on the company's clock, as ISO text in UTC. */
export function fromLocalInput(local: string): string {
  if (local === '') return '';
  const asUtc = Date.parse(`${local}Z`);
  const offset = Date.parse(`${toLocalInput(new Date(asUtc).toISOString())}Z`) - asUtc;
  return new Date(asUtc - offset).toISOString();
}
