import { runChild } from '../../scripts/child.mjs';

/* Checks format, code, types and imports. The lint takes as long as all others together and runs beside them. */
const lanes = [
  ['node_modules/eslint/bin/eslint.js .'],
  [
    'node_modules/prettier/bin/prettier.cjs --check .',
    'node_modules/typescript/bin/tsc --noEmit',
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
