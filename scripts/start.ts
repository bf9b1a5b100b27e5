import { buildIfStale } from './build.ts';
import { rememberCompiledCode } from './compile-cache.ts';

process.env.NODE_ENV = 'production';
if (!(await buildIfStale())) process.exit(1);
rememberCompiledCode();
// Read only now: React chooses its production build by NODE_ENV when it is imported.
const { runServer } = await import('#server/main.ts');
await runServer();
