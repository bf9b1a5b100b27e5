export function withLock<Result>(
  lock: { directory: string; name: string; onWait?: (owner: number) => void },
  work: () => Promise<Result>,
): Promise<Result>;
