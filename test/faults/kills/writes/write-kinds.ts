import type { WriteKind } from '../client.ts';
import { makeBackup } from './backups.ts';
import { replaceFile, uploadFile } from './files.ts';
import { moveImport, uploadImport } from './imports.ts';
import { moveMessage, sendMessage, subscribe } from './messages.ts';
import { createProduct, deleteProduct, updateProduct, writeVariants } from './products.ts';
import { changeContactEntry, signIn, writeContactEntry } from './records.ts';

/** All kinds of writes that the clients mix. */
export const writeKinds: readonly WriteKind[] = [
  createProduct,
  updateProduct,
  writeVariants,
  deleteProduct,
  sendMessage,
  moveMessage,
  subscribe,
  uploadFile,
  replaceFile,
  uploadImport,
  moveImport,
  writeContactEntry,
  changeContactEntry,
  signIn,
  makeBackup,
];

/** Contains each kind as often as its weight says, so that a random item is a weighted choice. */
export const weighted = writeKinds.flatMap((kind) => Array<WriteKind>(kind.weight).fill(kind));
