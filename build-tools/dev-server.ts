import { createDevFrontend } from './dev-frontend.ts';

process.env.NODE_ENV = 'development';
// Imported after NODE_ENV is set, because React chooses its development build while loading.
const { runServer } = await import('#program/main.ts');
await runServer(async () => createDevFrontend());
