import { spawnSync } from 'node:child_process';

/* Each floor of the house by itself: what stands between two floors is checked by `.dependency-cruiser.cjs`. */
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
