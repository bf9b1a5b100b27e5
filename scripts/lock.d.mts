export function withLock<Result>(
  lock: { directory: string; name: string; onWait?: (owner: number) => void },
  work: (hold: (child: number) => void) => Promise<Result>,
): Promise<Result>;
