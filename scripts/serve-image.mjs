import { launchServer } from './launch-server.mjs';

/* Runs the server in an image, which contains its build and nothing that could build it again. */
await launchServer();
