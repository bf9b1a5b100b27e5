const levels: Readonly<Record<number, string>> = {
  20: 'DEBUG',
  30: 'INFO ',
  40: 'WARN ',
  50: 'ERROR',
  60: 'FATAL',
};

/** Fields that people need not read in every line. */
const sameInAllLines: ReadonlySet<string> = new Set(['pid', 'hostname']);

type Line = {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message?: string };
};

/** A line of the log for people: the local time, the level, the text, then each field as `name=value`. */
export function readableLine(line: string, timeZone: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(line) as Line;
  const facts = Object.entries(fields)
    .filter(([name]) => !sameInAllLines.has(name))
    .map(([name, value]) => `${name}=${readable(value)}`);
  const first = [timeIn(timeZone, time), levels[level] ?? level, withoutControls(msg), ...facts].join(' ');
  const trace = err ? (err.stack ?? err.message ?? '') : '';
  const below = trace === '' ? [] : trace.split('\n').map((each) => `    ${withoutControls(each)}`);
  return `${[first, ...below].join('\n')}\n`;
}

function timeIn(timeZone: string, time: number): string {
  // The Swedish form of a time is the ISO one: 2026-11-26 22:48:01.
  return `${new Date(time).toLocaleString('sv-SE', { timeZone })}.${String(time % 1_000).padStart(3, '0')}`;
}

function readable(value: unknown): string {
  return typeof value === 'string' && /^[^\s"=\p{Cc}]+$/u.test(value) ? value : JSON.stringify(value);
}

/** Removes what could start another line or change the colours of a terminal. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
