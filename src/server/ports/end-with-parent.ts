/** Ends this child process at once when its parent ends, also if that happened while this process was starting. */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.on('disconnect', end);
  if (!process.connected) end();
}
