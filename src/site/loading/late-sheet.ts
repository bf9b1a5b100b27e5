const sheets = new Map<string, Promise<void>>();

/**
 * Adds a style sheet that the first screen does not need, once, and waits until its rules apply. The promise rejects
 * if it cannot be loaded; the next call tries again.
 */
export function loadSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(address);
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(link);
  });
  sheets.set(address, loaded);
  return loaded;
}
