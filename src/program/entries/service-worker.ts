import type { FastifyInstance } from 'fastify';
import { offlineCache, offlinePath, workerPath } from '#shared/offline.ts';
import type { Config } from '#server/context/config.ts';

/** What the scripts use of a service worker; the types of browsers and workers exclude each other. */
type Worker = {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
};
type WorkerEvent = {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

const settings = `self,${JSON.stringify(offlineCache)},${JSON.stringify(offlinePath)}`;

/** Serves the service worker (docs/decisions/0077); with `OFFLINE=0` one that removes itself and its page. */
export function registerServiceWorker(app: FastifyInstance, { offline }: Pick<Config, 'offline'>): void {
  const script = `(${(offline ? showKeptPage : removeEverything).toString()})(${settings})`;
  app.get(workerPath, { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) =>
    reply
      // Browsers ask again at each visit, so that a release reaches them.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

/**
 * Answers pages from the network and, only if that fails, with the page that the browser wrote itself. No answer
 * of the server is ever kept. Runs in browsers from its source text, so it may use only its parameters.
 */
function showKeptPage(worker: Worker, cacheName: string, pagePath: string): void {
  const answer = async ({ request, preloadResponse }: WorkerEvent) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const kept = await caches.match(pagePath, { cacheName });
      if (kept) return kept;
      throw error;
    }
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()])),
  );
  worker.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    const isForStaff = /^\/(admin|giris-yap|api)(\/|$)/.test(new URL(url).pathname);
    if (mode === 'navigate' && method === 'GET' && !isForStaff) event.respondWith(answer(event));
  });
}

/** Replaces a worker of an earlier release. Runs in browsers from its source text. */
function removeEverything(worker: Worker, cacheName: string): void {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([caches.delete(cacheName), worker.registration.unregister()])),
  );
}
