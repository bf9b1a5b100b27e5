import { buildIfStale } from './build.ts';

process.env.NODE_ENV = 'production';
if (!(await buildIfStale())) process.exit(1);
// Read only now: React chooses its production build by NODE_ENV when it is imported.
const { runServer } = await import('#server/main.ts');
await runServer();
