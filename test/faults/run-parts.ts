import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build-tools/build.ts';
import type { FaultPart, Shown } from './shown.ts';

/** Runs the parts that the command names, else all, on the built program. @returns the exit code */
export async function runParts(parts: Readonly<Record<string, FaultPart>>): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`);
    return 1;
  }
  if (!(await buildIfStale())) return 1;
  const lines: string[] = [];
  let failed = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n== ${name}`);
    for (const { promise, figure, isKept } of await run(part)) {
      const line = `${isKept ? 'kept  ' : 'FAILED'} ${promise}: ${figure}`;
      console.log(line);
      lines.push(line);
      failed += isKept ? 0 : 1;
    }
  }
  console.log(`\n${lines.join('\n')}\n\n${lines.length} promises, ${failed} not kept`);
  return failed === 0 ? 0 : 1;
}

/** A part that breaks must not end the others. */
async function run({ run: show, missing }: FaultPart): Promise<readonly Shown[]> {
  const lacking = missing?.();
  if (lacking !== undefined) {
    console.log(`not run, because it needs ${lacking}`);
    return [];
  }
  try {
    return await show();
  } catch (error) {
    console.error(error);
    return [{ promise: 'the part runs to its end', figure: String(error), isKept: false }];
  }
}
