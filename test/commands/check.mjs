import { runChild } from '../../scripts/child.mjs';

/*
 * Checks format, code, types and imports in two lanes of the same length, one for each core. The lint takes as long as
 * all others together, so half of it runs in each lane.
 */
const lint = 'node_modules/eslint/bin/eslint.js';
const lanes = [
  [`${lint} src/features`, 'node_modules/typescript/bin/tsc --noEmit'],
  [
    `${lint} . --ignore-pattern src/features/**`,
    'node_modules/prettier/bin/prettier.cjs --check .',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs src scripts build-tools demo test e2e --config .dependency-cruiser.cjs',
    'test/commands/check-rooms.mjs',
  ],
];

const codes = await Promise.all(lanes.map(runLane));
process.exitCode = Math.max(...codes);

/** Runs all checks of a lane, also those after one that failed, so that one run shows everything. */
async function runLane(checks) {
  const codes = [];
  for (const check of checks) codes.push(await runChild(process.execPath, check.split(' ')));
  return Math.max(...codes);
}
