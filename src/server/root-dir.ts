import { join } from 'node:path';

/** The checkout's folder. This file and its bundle, `build/server/*.js`, stand equally deep in it. */
export const rootDir = join(import.meta.dirname, '../..');
