type System = { platform: string; arch: string; libc: string };

export const requiredMajor: number;
export function isRecent(version: string): boolean;
export function describeSystem(): System;
export function installStamps(
  lockfile: string | Uint8Array,
  system: System,
): { all: string; withoutDev: string };
export function bundledRuntime(
  system: System,
  optionalDependencies: Record<string, string>,
): string | undefined;
