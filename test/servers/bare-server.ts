import { runServer } from '#program/main.ts';

/** The real server without built pages, for tests of its start and shutdown. */
await runServer(async () => ({
  renderSite: async () => ({ status: 200, headers: [], body: '', isStored: false }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
}));
