import { enableCompileCache } from 'node:module';
import { compileCache, launchServer } from './launch-server.mjs';

enableCompileCache(compileCache);
const { isBuilt } = await import('../build-tools/build.ts');
if (isBuilt()) await launchServer();
else {
  console.error('Site ve panel henüz derlenmemiş. Önce: npm run build');
  process.exitCode = 1;
}
