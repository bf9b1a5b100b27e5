/** The address of the service worker. Its folder is the part of the site that the worker answers. */
export const workerPath = '/sw.js';

/** The browser's cache with the page that is shown without a connection, under an address that nobody asks for. */
export const offlineCache = 'offline';
export const offlinePath = '/offline-page';
