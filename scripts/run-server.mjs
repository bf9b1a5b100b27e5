import { runServer } from '../build/server/main.js';

await runServer();
