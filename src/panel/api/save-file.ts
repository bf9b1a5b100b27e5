import { readFile, type OnBytes } from './client.ts';

/** Downloads a file under `/api/admin`. A plain link could not send the session's token. */
export async function saveFile(
  path: string,
  name: string,
  query: Parameters<typeof readFile>[1] = {},
  onBytes?: OnBytes,
) {
  saveBlob(await readFile(path, query, onBytes), name);
}

/** Gives the browser a file to store under this name. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the object URL some time after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
