import { createHash } from 'node:crypto';

/** The lowest major version of Node that the program needs. */
export const requiredMajor = 24;

/**
 * Whether a version of Node is recent enough.
 *
 * @param {string} version as `process.versions.node`
 */
export function isRecent(version) {
  return Number.parseInt(version, 10) >= requiredMajor;
}

/** The properties by which npm chooses binaries. */
export function describeSystem() {
  return { platform: process.platform, arch: process.arch, libc: systemLibc() };
}

function systemLibc() {
  if (process.platform !== 'linux') return '';
  // Otherwise the report would resolve host names, which takes seconds on some networks.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * The stamps that identify an installation of all packages, or of only those that the product needs. If
 * node_modules contains another stamp, it is outdated.
 *
 * @param {string | Uint8Array} lockfile
 * @param {{ platform: string, arch: string, libc: string }} system
 */
export function installStamps(lockfile, { platform, arch, libc }) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const all = [hash, platform, arch, libc].join(' ').trimEnd();
  return { all, withoutDev: `${all} without dev` };
}

/**
 * The npm package (`name@version`) that contains Node for this system. If it is undefined, no package exists,
 * and the system's own Node must be recent enough.
 *
 * @param {{ platform: string, arch: string, libc: string }} system
 * @param {Record<string, string>} optionalDependencies of package.json
 */
export function bundledRuntime({ platform, arch, libc }, optionalDependencies) {
  if (libc === 'musl') return undefined;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const version = optionalDependencies[name];
  return version && `${name}@${version}`;
}
