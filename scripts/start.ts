import { buildIfStale, importServer } from './build.ts';
import { rememberCompiledCode } from './compile-cache.ts';

process.env.NODE_ENV = 'production';
if (!(await buildIfStale())) process.exit(1);
rememberCompiledCode();
const { runServer } = await importServer();
await runServer();
