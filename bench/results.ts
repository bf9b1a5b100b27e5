import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './rows.ts';

export type PartResult = { name: string; about: string; load: string; rows: readonly Row[] };

/** Formats a run as Markdown. */
export function formatResults(head: readonly string[], parts: readonly PartResult[]): string {
  return [...head, ...parts.flatMap(formatPart)].join('\n') + '\n';
}

function formatPart({ name, about, load, rows }: PartResult): string[] {
  return [
    '',
    `## ${name}`,
    '',
    about,
    `Load average before and after: ${load}.`,
    '',
    '| what | ours | reference | ratio | budget | result |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ what, ours, reference, ratio, budget, verdict }) =>
      line([what, ours, reference, ratio, budget, verdict === 'MISSED' ? '**MISSED**' : verdict]),
    ),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes `bench/results/<date>-<label>.md` and returns its path. */
export function writeResults(text: string, label: string): string {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().slice(0, 10)}-${label}.md`);
  writeFileSync(file, text);
  return file;
}
