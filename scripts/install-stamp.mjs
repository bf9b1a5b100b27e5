import { createHash } from 'node:crypto';

/** The program runs on this Node or a later one. */
export const requiredMajor = 24;

/** @param {string} version as `process.versions.node` */
export function isRecent(version) {
  return Number.parseInt(version, 10) >= requiredMajor;
}

/** What decides which binaries npm installs. */
export function describeSystem() {
  return { platform: process.platform, arch: process.arch, libc: systemLibc() };
}

function systemLibc() {
  if (process.platform !== 'linux') return '';
  // Interfaces would be looked up by name otherwise, which takes seconds on some networks.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * What node_modules must have been installed for; any difference means to install anew.
 *
 * @param {string | Uint8Array} lockfile
 * @param {{ platform: string, arch: string, libc: string }} system
 */
export function installStamp(lockfile, { platform, arch, libc }) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return [hash, platform, arch, libc].join(' ').trimEnd();
}

/**
 * The npm package (`name@version`) that brings Node for this system; undefined where none does and
 * the system's own Node must be recent enough.
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
