/** One promise of docs/guides/trust.md, with what a run measured for it. */
export type Shown = { promise: string; figure: string; isKept: boolean };

/** A part of `npm run test:faults`; `missing` names what the machine lacks for it. */
export type FaultPart = {
  run: () => Promise<readonly Shown[]>;
  missing?: () => string | undefined;
};

/** Mounts need root and Linux. */
export function missingRoot(): string | undefined {
  return process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'Linux and root';
}
