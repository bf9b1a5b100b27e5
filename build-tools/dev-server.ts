import { createDevFrontend } from './dev-frontend.ts';

process.env.NODE_ENV = 'development';
// This is imported after NODE_ENV is set, because React chooses its development build when it is loaded.
const { runServer } = await import('#program/main.ts');
await runServer(async () => createDevFrontend());
