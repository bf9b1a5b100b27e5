import { vi } from 'vitest';
import { restartNumbers } from './factories.ts';

/**
 * The test files of a worker share its process and modules, so each file starts by resetting
 * what another may have left.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
restartNumbers();
