import { vi } from 'vitest';
import { restartNumbers } from './factories.ts';

/** The files of a worker share its process and its modules; each begins without what another one left there. */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
restartNumbers();
