/**
 * Runs `work` in one of the browser's tabs at a time: a browser opens only six connections to a host, and each tab
 * with a stream of its own would hold one. Without a secure context there are no locks, and every tab works.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasTabLocks()) return work();
  // It rejects when the signal ends the wait.
  await locks()
    ?.request(name, { signal }, work)
    .catch(() => undefined);
}

export const hasTabLocks = () => locks() !== undefined;

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
