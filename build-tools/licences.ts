/** `npm run sbom` writes what is installed with the program: a CycloneDX list, and the licence of each package. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rootDir } from '#server/root-dir.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

export type LockedPackage = {
  name: string;
  version: string;
  licence: string;
  isDev: boolean;
  hasScript: boolean;
};

/** All packages in the lockfile, also those for other operating systems, but not the project's own folders. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, { version, license, dev, hasInstallScript }]) => {
    const [, name] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || version === undefined) return [];
    return [
      { name, version, licence: license ?? '', isDev: dev === true, hasScript: hasInstallScript === true },
    ];
  });
}

function write(): void {
  const folder = join(rootDir, 'build/supply-chain');
  mkdirSync(folder, { recursive: true });
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const sbom = execFileSync('npm', args, { cwd: rootDir, maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(join(folder, 'sbom.cdx.json'), sbom);
  const lines = lockedPackages()
    .filter(({ isDev }) => !isDev)
    .map(({ name, version, licence }) => [name, version, licence].map((text) => `"${text}"`).join());
  writeFileSync(join(folder, 'licences.csv'), `${['package,version,licence', ...lines.sort()].join('\n')}\n`);
  console.log(`${lines.length} paket: ${folder}`);
}

if (import.meta.main) write();
