import { createDevDelivery } from './dev-delivery.ts';

process.env.NODE_ENV = 'development';
// Read only now: React chooses its development build by NODE_ENV when it is imported.
const { runServer } = await import('#server/main.ts');
await runServer(async () => createDevDelivery());
