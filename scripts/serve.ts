import { isBuilt, importServer } from './build.ts';
import { rememberCompiledCode } from './compile-cache.ts';

process.env.NODE_ENV = 'production';
if (!isBuilt()) {
  console.error('Site ve panel henüz derlenmemiş. Önce: npm run build');
  process.exit(1);
}
rememberCompiledCode();
const { runServer } = await importServer();
await runServer();
