import { isBuilt } from './build.ts';
import { rememberCompiledCode } from './compile-cache.ts';

process.env.NODE_ENV = 'production';
if (!isBuilt()) {
  console.error('Site ve panel henüz derlenmemiş. Önce: npm run build');
  process.exit(1);
}
rememberCompiledCode();
// Read only now: React chooses its production build by NODE_ENV when it is imported.
const { runServer } = await import('#server/main.ts');
await runServer();
