import { spawnSync } from 'node:child_process';

/* Checks the imports between rooms; `.dependency-cruiser.cjs` checks the imports between floors. */
const floors = ['features/', '(server|shared)/', '(panel|shared)/', '(program|ui|login)/'];
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

for (const floor of floors) {
  const { status } = spawnSync(
    process.execPath,
    [
      cruiser,
      'src',
      '--include-only',
      `^src/${floor}`,
      '--metrics',
      '--config',
      '.dependency-cruiser-rooms.cjs',
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
