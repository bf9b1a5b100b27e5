import { join } from 'node:path';

/**
 * The folder of the checkout. This file and its bundle (`build/server/*.js`) are at the same depth below it.
 */
export const rootDir = join(import.meta.dirname, '../..');
