import { join } from 'node:path';

/** The checkout's folder. This file and its bundle, `build/server/*.js`, are at the same depth below it. */
export const rootDir = join(import.meta.dirname, '../..');
